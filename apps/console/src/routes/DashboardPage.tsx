import { ConsoleDashboard, type DashboardTarget } from '@fleetgis/ui/ConsoleDashboard'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import { checkInList, consoleDriverList, dashboard, driverReport } from '../routes.ts'
import { useEntityHrefs } from '../useEntityHrefs.ts'
import { useFilters } from '../useFilters.ts'

/** `/home/dashboard` (ROUTE-27, DASH-04, DASH-08). */
export default function DashboardPage({ parameters }: PageProps<typeof dashboard>) {
  const { session, config } = useConsole()
  const [filters, setFilters] = useFilters(dashboard, parameters)
  const { driverHrefOf, isInMenu } = useEntityHrefs()
  return (
    <ConsoleDashboard
      userId={session.user?.id ?? ''}
      topAdmins={config}
      filters={filters}
      onFiltersChange={setFilters}
      hrefOf={(target) => (isInMenu(PAGES[target.page].path) ? hrefOf(target) : undefined)}
      driverHrefOf={driverHrefOf}
    />
  )
}

const PAGES = { dashboard, driverReport, drivers: consoleDriverList, checkIns: checkInList }

function hrefOf(target: DashboardTarget): string {
  if (target.page === 'checkIns') return checkInList.path
  if (target.page === 'drivers')
    return consoleDriverList.write({ filters: { groupId: target.groupId, page: 1 } })
  return target.page === 'driverReport'
    ? driverReport.write({ filters: { ...target.filters, page: 1 } })
    : dashboard.write({ filters: target.filters })
}
