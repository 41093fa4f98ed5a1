import { DASHBOARD_FILTERS, type DashboardFilters } from '@fleetgis/ui/ConsoleDashboard'
import { readPeriod, writePeriod } from './periodAddress.ts'
import type { ListAddress } from './useListFilters.ts'

/** The filters of a dashboard; it has no search. */
type Filters = DashboardFilters & { readonly search: string }

/** The address of the dashboard and of the driver report. */
export const dashboardAddress: ListAddress<Filters> = {
  read: (query) => ({
    search: '',
    period: readPeriod(query),
    groupId: query.text('group') ?? DASHBOARD_FILTERS.groupId,
  }),
  write: ({ period, groupId }) => ({ ...writePeriod(period), group: groupId }),
}
