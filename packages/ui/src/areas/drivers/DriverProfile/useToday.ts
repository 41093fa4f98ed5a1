import { type DateRange, fleetToday, rangeOf } from '@fleetgis/domain/period'
import { useFleet } from '../../../provider/FleetContext.ts'

/** The present day of the fleet, as a range. */
export function useToday(): DateRange {
  const { clock, timeZone } = useFleet()
  return rangeOf({ option: 'today' }, fleetToday(clock.now(), timeZone))
}
