import { fleetToday } from '@fleetgis/domain/period'
import { useFleet } from './FleetContext.ts'
import { useEachSecond } from './useEachSecond.ts'

/** The present day of the fleet, yyyy-mm-dd; the component renders again at the fleet's midnight. */
export function useToday(): string {
  const { timeZone } = useFleet()
  return useEachSecond((now) => fleetToday(now, timeZone))
}
