import { useText } from '@fleetgis/ui'
import { HomeMap } from '@fleetgis/ui/HomeMap'
import { useConsole } from '../ConsoleContext.ts'
import { PageHeading } from '../PageHeading.ts'
import type { PageProps } from '../pageProps.ts'
import { homeMap } from '../routes.ts'
import { useEntityHrefs } from '../useEntityHrefs.ts'
import { consoleWords } from '../words.ts'

/** `/home/map` (ROUTE-23). Its filters are in the address, so that it can be shared. */
export default function HomeMapPage({ parameters }: PageProps<typeof homeMap>) {
  const { config, logger, navigation } = useConsole()
  const t = useText(consoleWords)
  const { driverHrefOf, groupHrefOf } = useEntityHrefs()
  return (
    <>
      <PageHeading>{t('page.map')}</PageHeading>
      <HomeMap
        filters={parameters.filters}
        onFiltersChange={(filters) => {
          // Replaces the address without navigation: it is the same page, so the guard is not called.
          navigation.write({}, new URL(homeMap.write({ ...parameters, filters }), location.origin).search)
        }}
        refresh={config.poll}
        driverHrefOf={driverHrefOf}
        groupHrefOf={groupHrefOf}
        onTripRefused={({ message }) => logger.warned(message)}
      />
    </>
  )
}
