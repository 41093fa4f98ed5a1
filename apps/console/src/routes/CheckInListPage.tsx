import { useText } from '@fleetgis/ui'
import { CheckInList } from '@fleetgis/ui/CheckInList'
import { checkInListAddress } from '../checkInListAddress.ts'
import { ListPage } from '../ListPage.tsx'
import type { PageProps } from '../routes.ts'
import { useListFilters } from '../useListFilters.ts'
import { consoleWords } from '../words.ts'

/** `/home/checkin-list` (ROUTE-24, CHK-01). */
export default function CheckInListPage({ query }: PageProps) {
  const t = useText(consoleWords)
  const [filters, setFilters] = useListFilters(checkInListAddress, query)
  return (
    <ListPage title={t('page.checkinList')}>
      <CheckInList filters={filters} onFiltersChange={setFilters} />
    </ListPage>
  )
}
