import { useText } from '@fleetgis/ui'
import { type RouteKey, RouteList } from '@fleetgis/ui/RouteList'
import { ListPage } from '../ListPage.tsx'
import { routeListAddress } from '../routeListAddress.ts'
import type { PageProps } from '../routes.ts'
import { useListFilters, writeIds, writeQuery } from '../useListFilters.ts'
import { consoleWords } from '../words.ts'

/** `/home/polyline-list` (ROUTE-27). */
export default function RouteListPage({ query }: PageProps) {
  const t = useText(consoleWords)
  const [filters, setFilters] = useListFilters(routeListAddress, query)
  return (
    <ListPage title={t('page.polylineList')}>
      <RouteList filters={filters} onFiltersChange={setFilters} hrefOf={routeHref} />
    </ListPage>
  )
}

function routeHref({ tripId, start, end, groupIds }: RouteKey): string {
  const query = writeQuery({ startdate: start, enddate: end, groups: writeIds(groupIds) })
  return `/home/polyline-detail/${encodeURIComponent(tripId)}${query}`
}
