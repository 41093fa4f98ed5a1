import { BOOKING_CODES, type BookingState } from '@fleetgis/domain/bookings'
import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { TripDriver } from './TripDriver.tsx'

const shown = (state: BookingState) =>
  renderToStaticMarkup(
    <FleetProvider client={noClient} queryClient={new QueryClient()}>
      <TripDriver detail={{} as never} status={BOOKING_CODES[state]} audience="passenger" imageHosts={[]} />
    </FleetProvider>,
  )

test('BKD-03 only a booking that waits for a driver has none yet', () => {
  for (const state of ['pending', 'reassigned', 'processing'] as const)
    expect(shown(state)).toContain('>No driver yet<')
  for (const state of ['assigned', 'complete', 'driverCancel', 'adminCancel', 'expired'] as const) {
    expect(shown(state)).not.toContain('No driver yet')
    expect(shown(state)).toContain('>–<')
  }
})
