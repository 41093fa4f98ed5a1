import { RouteList } from '@fleetgis/ui/RouteList'
import type { PageProps } from '../pageProps.ts'
import { routeList } from '../routes.ts'
import { tripHrefOf, useEntityHrefs } from '../useEntityHrefs.ts'
import { useFilters } from '../useFilters.ts'

/** `/home/polyline-list` (ROUTE-27). */
export default function RouteListPage({ parameters }: PageProps<typeof routeList>) {
  const [filters, setFilters] = useFilters(routeList, parameters)
  const { driverHrefOf } = useEntityHrefs()
  return (
    <RouteList
      filters={filters}
      onFiltersChange={setFilters}
      driverHrefOf={driverHrefOf}
      hrefOf={tripHrefOf}
    />
  )
}
