import { DispatchBoard } from '@fleetgis/ui/DispatchBoard'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import { dispatch } from '../routes.ts'
import { useFilters } from '../useFilters.ts'

/** `/home/bookings` (CF-185). */
export default function DispatchPage({ parameters }: PageProps<typeof dispatch>) {
  const { config, session } = useConsole()
  const [filters, setFilters] = useFilters(dispatch, parameters)
  return (
    <DispatchBoard
      userId={session.user?.id ?? ''}
      filters={filters}
      onFiltersChange={setFilters}
      imageHosts={config.imageHosts}
    />
  )
}
