import { TripList } from '@fleetgis/ui/TripList'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import { ownerMap, tripList } from '../routes.ts'
import { useFilters } from '../useFilters.ts'

/** `/trip-list` (TRIP-01). */
export default function TripListPage({ parameters }: PageProps<typeof tripList>) {
  const { imageHosts } = useConsole().config
  const [{ page = 1, ...filters }, setFilters] = useFilters(tripList, parameters)
  return (
    <TripList
      ownerId={parameters.driverid}
      filters={filters}
      onFiltersChange={setFilters}
      page={page}
      onPage={(event) => setFilters({ ...filters, ...event })}
      mapHref={ownerMap.write({ ...parameters, filters })}
      imageHosts={imageHosts}
    />
  )
}
