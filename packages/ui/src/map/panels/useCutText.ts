import { useText } from '../../provider/FleetContext.ts'
import { MAX_DRAWN } from '../upTo.ts'
import { mapWords } from '../words.ts'
import { formatCount } from './formatCount.ts'

/** How many vehicles and trips a map has, and how many vehicles it draws at most. */
interface CutCounts {
  readonly vehicles: number
  readonly maxVehicles: number
  readonly trips: number
}

/** The text for a map with more items than it draws; empty where it draws all. */
export function useCutText({ vehicles, maxVehicles, trips }: CutCounts): string {
  const t = useText(mapWords)
  const cut = (key: 'map.cutTrips' | 'map.cutVehicles', total: number, most: number) =>
    total > most ? t(key, { shown: formatCount(most), total: formatCount(total) }) : undefined
  return [cut('map.cutVehicles', vehicles, maxVehicles), cut('map.cutTrips', trips, MAX_DRAWN.trips)]
    .filter(Boolean)
    .join(' ')
}
