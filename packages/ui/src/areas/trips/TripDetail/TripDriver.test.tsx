import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { TripDriver } from './TripDriver.tsx'

const shown = (status: number) =>
  renderToStaticMarkup(
    <FleetProvider client={noClient} queryClient={new QueryClient()}>
      <TripDriver detail={{} as never} status={status} audience="passenger" imageHosts={[]} />
    </FleetProvider>,
  )

test('BKD-03 only a booking that waits for a driver has none yet', () => {
  for (const status of [1, 11, 12]) expect(shown(status)).toContain('>No driver yet<')
  for (const status of [2, 5, 6, 13, 400]) {
    expect(shown(status)).not.toContain('No driver yet')
    expect(shown(status)).toContain('>–<')
  }
})
