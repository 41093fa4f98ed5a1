import type { DashboardFilters } from './dashboardFilters.ts'

/** The props of the dashboard and of the driver report. */
export interface DashboardProps {
  /** The signed-in admin. */
  userId: string
  /** The period and the group; without them the widget keeps its own. */
  filters?: DashboardFilters | undefined
  /** They changed: keep them in the address, so that Back restores them. */
  onFiltersChange?: ((filters: DashboardFilters) => void) | undefined
  className?: string | undefined
}
