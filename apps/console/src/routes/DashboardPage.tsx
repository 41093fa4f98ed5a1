import { useText } from '@fleetgis/ui'
import { ConsoleDashboard } from '@fleetgis/ui/ConsoleDashboard'
import { useConsole } from '../ConsoleContext.ts'
import { dashboardAddress } from '../dashboardAddress.ts'
import { ListPage } from '../ListPage.tsx'
import type { PageProps } from '../routes.ts'
import { useListFilters } from '../useListFilters.ts'
import { consoleWords } from '../words.ts'

/** `/home/dashboard` (ROUTE-27, DASH-04, DASH-08). */
export default function DashboardPage({ query }: PageProps) {
  const t = useText(consoleWords)
  const { session } = useConsole()
  const [filters, setFilters] = useListFilters(dashboardAddress, query)
  return (
    <ListPage title={t('page.dashboard')}>
      <ConsoleDashboard
        userId={session.user?.id ?? ''}
        filters={filters}
        onFiltersChange={(next) => setFilters({ ...filters, ...next })}
      />
    </ListPage>
  )
}
