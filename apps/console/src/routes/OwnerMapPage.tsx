import { OwnerMap } from '@fleetgis/ui/OwnerMap'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import { ownerMap, tripList } from '../routes.ts'
import { useFilters } from '../useFilters.ts'

/** `/owner-map` (OMAP-01). */
export default function OwnerMapPage({ parameters }: PageProps<typeof ownerMap>) {
  const { config, logger } = useConsole()
  const [filters, setFilters] = useFilters(ownerMap, parameters)
  return (
    <OwnerMap
      ownerId={parameters.driverid}
      filters={filters}
      onFiltersChange={setFilters}
      tripsHref={(applied) => tripList.write({ ...parameters, filters: applied })}
      refresh={{ locations: config.poll.webViews }}
      imageHosts={config.imageHosts}
      onTripRefused={({ message }) => logger.warned(message)}
    />
  )
}
