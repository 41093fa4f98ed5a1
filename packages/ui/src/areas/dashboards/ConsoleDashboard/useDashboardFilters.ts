import { fleetToday, rangeOf } from '@fleetgis/domain/period'
import { useState } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useGroups } from '../../../remote/useGroups.ts'
import type { DashboardBarProps } from './DashboardBar.tsx'
import type { DashboardProps } from './DashboardProps.ts'
import { DASHBOARD_FILTERS } from './dashboardFilters.ts'

/** The filters of a dashboard as a request, and the props of their bar. */
export function useDashboardFilters({ userId, filters: given, onFiltersChange }: DashboardProps) {
  const { clock, timeZone } = useFleet()
  const [own, setOwn] = useState(DASHBOARD_FILTERS)
  const filters = given ?? own
  const days = rangeOf(filters.period, fleetToday(clock.now(), timeZone))
  const bar: DashboardBarProps = {
    filters,
    groups: useGroups(true),
    onFiltersChange(next) {
      setOwn(next)
      onFiltersChange?.(next)
    },
  }
  return { request: { userId, groupId: filters.groupId, ...days }, days, bar }
}
