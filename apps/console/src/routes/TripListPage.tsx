import { TripList } from '@fleetgis/ui/TripList'
import { ownerMap, tripList } from '../addresses.ts'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import { useFilters } from '../useFilters.ts'

/** `/trip-list` (TRIP-01). */
export default function TripListPage({ parameters }: PageProps<typeof tripList>) {
  const { imageHosts } = useConsole().config
  const [filters, setFilters] = useFilters(tripList, parameters)
  return (
    <TripList
      ownerId={parameters.driverid}
      filters={filters}
      onFiltersChange={setFilters}
      mapHref={ownerMap.write(parameters)}
      imageHosts={imageHosts}
    />
  )
}
