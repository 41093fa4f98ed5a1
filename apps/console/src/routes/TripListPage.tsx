import { useText } from '@fleetgis/ui'
import { TripList } from '@fleetgis/ui/TripList'
import { useConsole } from '../ConsoleContext.ts'
import { ownerMapHref, tripListAddress } from '../ownerAddress.ts'
import type { PageProps } from '../routes.ts'
import { useListFilters } from '../useListFilters.ts'
import { WebViewFrame } from '../WebViewFrame.tsx'
import { consoleWords } from '../words.ts'

/** `/trip-list` (TRIP-01). */
export default function TripListPage({ query }: PageProps) {
  const { config } = useConsole()
  const t = useText(consoleWords)
  const [filters, setFilters] = useListFilters(tripListAddress(query), query)
  return (
    <WebViewFrame title={t('page.tripList')} showsServerWords>
      <TripList
        ownerId={query.text('driverid') ?? ''}
        filters={filters}
        onFiltersChange={setFilters}
        mapHref={ownerMapHref(query)}
        imageHosts={config.imageHosts}
      />
    </WebViewFrame>
  )
}
