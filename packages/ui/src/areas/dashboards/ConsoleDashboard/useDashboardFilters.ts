import { fleetToday, rangeOf } from '@fleetgis/domain/period'
import { useFilterState } from '../../../primitives/fields/useFilterState.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useGroups } from '../../../remote/useGroups.ts'
import type { DashboardBarProps } from './DashboardBar.tsx'
import type { DashboardProps } from './DashboardProps.ts'
import { DASHBOARD_FILTERS } from './dashboardFilters.ts'

/** The filters of a dashboard as a request, and the props of their bar. */
export function useDashboardFilters({ userId, ...given }: DashboardProps) {
  const { clock, timeZone } = useFleet()
  const state = useFilterState(DASHBOARD_FILTERS, given)
  const { period, groupId } = state.filters
  const days = rangeOf(period, fleetToday(clock.now(), timeZone))
  const bar: DashboardBarProps = { ...state, groups: useGroups(true) }
  return { request: { userId, groupId, ...days }, days, bar }
}
