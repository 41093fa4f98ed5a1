import { useText } from '@fleetgis/ui'
import { HomeMap } from '@fleetgis/ui/HomeMap'
import { useState } from 'react'
import { useConsole } from '../ConsoleContext.ts'
import { readHistoryEntry } from '../historyEntry.ts'
import { PageHeading } from '../PageHeading.ts'
import type { PageProps } from '../pageProps.ts'
import { homeMap } from '../routes.ts'
import { useEntityHrefs } from '../useEntityHrefs.ts'
import { consoleWords } from '../words.ts'

/**
 * `/home/map` (ROUTE-23). Its filters are in the address, so that it can be shared; where the map was left is in the
 * history entry (decision 64).
 */
export default function HomeMapPage({ parameters }: PageProps<typeof homeMap>) {
  const { config, logger, navigation } = useConsole()
  const t = useText(consoleWords)
  const { driverHrefOf, groupHrefOf, vehicleHrefOf, tripHrefOf } = useEntityHrefs()
  const [left] = useState(() => readHistoryEntry())
  return (
    <>
      <PageHeading>{t('page.map')}</PageHeading>
      <HomeMap
        filters={parameters.filters}
        onFiltersChange={(filters) => {
          // Replaces the address without navigation: it is the same page, so the guard is not called.
          navigation.write({}, new URL(homeMap.write({ ...parameters, filters }), location.origin).search)
        }}
        initialView={left.view}
        initialPanel={left.panel}
        onView={({ view }) => navigation.write({ view })}
        onPanel={({ panel }) => navigation.write({ panel: panel ?? undefined })}
        refresh={config.poll}
        driverHrefOf={driverHrefOf}
        groupHrefOf={groupHrefOf}
        vehicleHrefOf={vehicleHrefOf}
        tripHrefOf={tripHrefOf}
        onTripRefused={({ message }) => logger.warned(message)}
      />
    </>
  )
}
