import { fleetToday, rangeOf } from '@fleetgis/domain/period'
import { type FilterProps, useFilterState } from '../../../primitives/fields/useFilterState.ts'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useGroups } from '../../../remote/lists/useGroups.ts'
import type { DashboardBarProps } from './DashboardBar.tsx'
import { DASHBOARD_FILTERS, type DashboardFilters } from './dashboardFilters.ts'

/** The props of the dashboard and of the driver report. */
export interface DashboardProps extends FilterProps<DashboardFilters>, RootProps<HTMLDivElement> {
  /** The signed-in admin. */
  userId: string
}

/** The filters of a dashboard as a request, and the props of their bar. */
export function useDashboardFilters({ userId, ...given }: DashboardProps) {
  const { clock, timeZone } = useFleet()
  const state = useFilterState(DASHBOARD_FILTERS, given)
  const { period, groupId } = state.filters
  const days = rangeOf(period, fleetToday(clock.now(), timeZone))
  const bar: DashboardBarProps = { ...state, groups: useGroups(true) }
  return { request: { userId, groupId, ...days }, days, bar }
}
