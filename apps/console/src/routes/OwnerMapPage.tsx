import { useText } from '@fleetgis/ui'
import { OwnerMap } from '@fleetgis/ui/OwnerMap'
import { useConsole } from '../ConsoleContext.ts'
import { FullViewFrame } from '../FullViewFrame.tsx'
import { tripListHref } from '../ownerAddress.ts'
import type { PageProps } from '../routes.ts'
import { consoleWords } from '../words.ts'

/** `/owner-map` (OMAP-01). */
export default function OwnerMapPage({ query }: PageProps) {
  const { config, logger } = useConsole()
  const t = useText(consoleWords)
  return (
    <FullViewFrame title={t('page.ownerMap')} showsServerWords>
      <OwnerMap
        ownerId={query.text('driverid') ?? ''}
        tripsHref={(filters) => tripListHref(query, filters)}
        refresh={{ locations: config.poll.webViews }}
        imageHosts={config.imageHosts}
        onTripRefused={({ message }) => logger.warned(message)}
      />
    </FullViewFrame>
  )
}
