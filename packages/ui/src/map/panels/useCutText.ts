import { useText } from '../../provider/FleetContext.ts'
import { MOST } from '../upTo.ts'
import { formatCount } from './formatCount.ts'

/** The text for a map with more items than it draws; empty where it draws all. */
export function useCutText(vehicles: number, trips: number): string {
  const t = useText()
  const cut = (kind: keyof typeof MOST, total: number) =>
    total > MOST[kind]
      ? t(kind === 'trips' ? 'map.cutTrips' : 'map.cutVehicles', {
          shown: formatCount(MOST[kind]),
          total: formatCount(total),
        })
      : undefined
  return [cut('vehicles', vehicles), cut('trips', trips)].filter(Boolean).join(' ')
}
