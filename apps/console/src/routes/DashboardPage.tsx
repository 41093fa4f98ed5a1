import { ConsoleDashboard } from '@fleetgis/ui/ConsoleDashboard'
import { dashboard } from '../addresses.ts'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import { useFilters } from '../useFilters.ts'

/** `/home/dashboard` (ROUTE-27, DASH-04, DASH-08). */
export default function DashboardPage({ parameters }: PageProps<typeof dashboard>) {
  const { session } = useConsole()
  const [filters, setFilters] = useFilters(dashboard, parameters)
  return <ConsoleDashboard userId={session.user?.id ?? ''} filters={filters} onFiltersChange={setFilters} />
}
