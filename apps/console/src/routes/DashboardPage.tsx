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
  const { driverHrefOf } = useEntityHrefs()
  return (
    <ConsoleDashboard
      userId={session.user?.id ?? ''}
      topAdmins={config}
      filters={filters}
      onFiltersChange={setFilters}
      hrefOf={hrefOf}
      driverHrefOf={driverHrefOf}
    />
  )
}

function hrefOf(target: DashboardTarget): string {
  switch (target.page) {
    case 'dashboard':
      return dashboard.write({ filters: target.filters })
    case 'driverReport':
      return driverReport.write({ filters: target.filters })
    case 'drivers':
      return consoleDriverList.path
    case 'checkIns':
      return checkInList.path
  }
}
