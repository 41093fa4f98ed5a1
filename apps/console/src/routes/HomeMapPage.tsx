import { useText } from '@fleetgis/ui'
import { HomeMap } from '@fleetgis/ui/HomeMap'
import { useMemo } from 'react'
import { useConsole } from '../ConsoleContext.ts'
import { readHomeMapFilters, writeHomeMapFilters } from '../homeMapQuery.ts'
import { PageHeading } from '../PageHeading.ts'
import type { PageProps } from '../routes.ts'
import { consoleWords } from '../words.ts'

/** `/home/map` (ROUTE-23). Its filters are in the address, so that it can be shared. */
export default function HomeMapPage({ query }: PageProps) {
  const { config, logger } = useConsole()
  const t = useText(consoleWords)
  const address = writeHomeMapFilters(readHomeMapFilters(query))
  // From the address, because the query is a new object in each render.
  const filters = useMemo(() => {
    const parameters = new URLSearchParams(address)
    return readHomeMapFilters({ text: (name) => parameters.get(name) ?? undefined })
  }, [address])
  return (
    <>
      <PageHeading>{t('page.map')}</PageHeading>
      <HomeMap
        filters={filters}
        onFiltersChange={(next) => {
          // Replaces the address without navigation: it is the same page, so the guard is not called.
          history.replaceState(null, '', location.pathname + writeHomeMapFilters(next))
        }}
        refresh={config.poll}
        onTripRefused={({ message }) => logger.warned(message)}
      />
    </>
  )
}
