import { OwnerMap } from '@fleetgis/ui/OwnerMap'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import { type ownerMap, tripList } from '../routes.ts'

/** `/owner-map` (OMAP-01). */
export default function OwnerMapPage({ parameters }: PageProps<typeof ownerMap>) {
  const { config, logger } = useConsole()
  return (
    <OwnerMap
      ownerId={parameters.driverid}
      tripsHref={(filters) => tripList.write({ ...parameters, filters })}
      refresh={{ locations: config.poll.webViews }}
      imageHosts={config.imageHosts}
      onTripRefused={({ message }) => logger.warned(message)}
    />
  )
}
