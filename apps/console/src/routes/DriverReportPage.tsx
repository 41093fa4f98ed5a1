import { useText } from '@fleetgis/ui'
import { DriverReport } from '@fleetgis/ui/ConsoleDashboard'
import { useConsole } from '../ConsoleContext.ts'
import { dashboardAddress } from '../dashboardAddress.ts'
import { ListPage } from '../ListPage.tsx'
import type { PageProps } from '../routes.ts'
import { useListFilters } from '../useListFilters.ts'
import { consoleWords } from '../words.ts'

/** `/home/driver-report` (ROUTE-27, DASH-05, DASH-07). */
export default function DriverReportPage({ query }: PageProps) {
  const t = useText(consoleWords)
  const { session } = useConsole()
  const [filters, setFilters] = useListFilters(dashboardAddress, query)
  return (
    <ListPage title={t('page.driverReport')}>
      <DriverReport
        userId={session.user?.id ?? ''}
        filters={filters}
        onFiltersChange={(next) => setFilters({ ...filters, ...next })}
      />
    </ListPage>
  )
}
