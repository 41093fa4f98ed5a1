import { type RouteKey, RouteList } from '@fleetgis/ui/RouteList'
import type { PageProps } from '../pageProps.ts'
import { routeDetail, routeList } from '../routes.ts'
import { useEntityHrefs } from '../useEntityHrefs.ts'
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
      hrefOf={routeHref}
    />
  )
}

const routeHref = ({ tripId, start, end, groupIds }: RouteKey) =>
  routeDetail.write({ id: tripId, days: { start, end }, groupIds })
