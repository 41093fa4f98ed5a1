import { DriverReport } from '@fleetgis/ui/ConsoleDashboard'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import { driverReport } from '../routes.ts'
import { useEntityHrefs } from '../useEntityHrefs.ts'
import { useFilters } from '../useFilters.ts'

/** `/home/driver-report` (ROUTE-27, DASH-05, DASH-07). */
export default function DriverReportPage({ parameters }: PageProps<typeof driverReport>) {
  const { session } = useConsole()
  const [filters, setFilters] = useFilters(driverReport, parameters)
  const { driverHrefOf } = useEntityHrefs()
  return (
    <DriverReport
      userId={session.user?.id ?? ''}
      filters={filters}
      onFiltersChange={setFilters}
      driverHrefOf={driverHrefOf}
    />
  )
}
