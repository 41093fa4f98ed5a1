import type { Trip } from '@fleetgis/domain/trips'
import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { TripCard } from './TripCard.tsx'

const START = '2026-11-20 08:00:00'

/** The start and the end on the card of a trip. */
function timesOf(more: Partial<Trip>) {
  const trip = {
    id: 'T-1',
    userId: 'D-1',
    startedAt: START,
    from: '',
    to: '',
    path: [],
    driverName: '',
    ...more,
  }
  const markup = renderToStaticMarkup(
    <FleetProvider client={noClient} queryClient={new QueryClient()}>
      <TripCard trip={trip} onDetails={() => {}} />
    </FleetProvider>,
  )
  return [...markup.matchAll(/<time>([^<]*)</g)].map(([, text]) => text)
}

test('TRIP-03 only the end of a trip that has not ended is under way', () => {
  const start = '08:00 AM, 20 Nov 2026'
  expect(timesOf({})).toEqual([start, 'Under way'])
  expect(timesOf({ startedAt: '' })).toEqual(['–', 'Under way'])
  expect(timesOf({ tripStatus: 3 })).toEqual([start, '–'])
  expect(timesOf({ endedAt: 'soon' })).toEqual([start, '–'])
})
