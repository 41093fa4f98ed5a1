import { useText } from '../../provider/FleetContext.ts'
import { MAX_DRAWN } from '../upTo.ts'
import { mapWords } from '../words.ts'
import { formatCount } from './formatCount.ts'

/** The text for a map with more items than it draws; empty where it draws all. */
export function useCutText(vehicles: number, trips: number): string {
  const t = useText(mapWords)
  const cut = (kind: keyof typeof MAX_DRAWN, total: number) =>
    total > MAX_DRAWN[kind]
      ? t(kind === 'trips' ? 'map.cutTrips' : 'map.cutVehicles', {
          shown: formatCount(MAX_DRAWN[kind]),
          total: formatCount(total),
        })
      : undefined
  return [cut('vehicles', vehicles), cut('trips', trips)].filter(Boolean).join(' ')
}
