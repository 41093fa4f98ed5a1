import type { FilterProps } from '../../../primitives/fields/useFilterState.ts'
import type { RootProps } from '../../../primitives/rootProps.ts'
import type { DashboardFilters } from './dashboardFilters.ts'

/** The props of the dashboard and of the driver report. */
export interface DashboardProps extends FilterProps<DashboardFilters>, RootProps<HTMLDivElement> {
  /** The signed-in admin. */
  userId: string
}
