import { hasBothDays, periodBefore, rangeOf } from '@fleetgis/domain/period'
import type { FilterProps } from '../../../primitives/fields/useFilterState.ts'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useToday } from '../../../provider/useToday.ts'
import type { SaveProps } from '../../../remote/lists/useCsvExport.ts'
import { useGroups } from '../../../remote/lists/useGroups.ts'
import type { DashboardBarProps } from './DashboardBar.tsx'
import type { DashboardFilters, FigureFilters } from './dashboardFilters.ts'

/** A page that a dashboard links to. */
export type DashboardTarget =
  | { readonly page: 'dashboard'; readonly filters: DashboardFilters }
  | { readonly page: 'driverReport'; readonly filters: FigureFilters }
  | { readonly page: 'drivers'; readonly groupId: string }
  | { readonly page: 'checkIns' }

/** The props of the dashboard and of the driver report. */
export interface DashboardProps<Filters extends FigureFilters>
  extends FilterProps<Filters>,
    SaveProps,
    RootProps<HTMLDivElement> {
  /** The signed-in admin. */
  userId: string
}

/** The filters of a dashboard as requests for the period and for the one before (DASH-11), and the props of their bar. */
export function useDashboardFilters(userId: string, state: Omit<DashboardBarProps, 'groups'>) {
  const { period, groupId } = state.filters
  const today = useToday()
  const days = rangeOf(period, today)
  const before = periodBefore(days)
  const groups = useGroups(true)
  const isWhole = hasBothDays(days)
  const bar: DashboardBarProps = { ...state, groups }
  return {
    request: { userId, groupId, ...days },
    days,
    /** Whether the period has both its days: no query runs before. */
    isWhole,
    earlier: { userId, groupId, ...before },
    before,
    today,
    isOver: days.end < today,
    /** The name of a file: two groups differ. */
    fileName: (page: string) => [page, groupId, days.start, days.end].filter(Boolean).join('-'),
    bar,
  }
}
