import { useText } from '@fleetgis/ui'
import { GroupList } from '@fleetgis/ui/GroupList'
import { groupListAddress } from '../groupListAddress.ts'
import { ListPage } from '../ListPage.tsx'
import type { PageProps } from '../routes.ts'
import { useListFilters } from '../useListFilters.ts'
import { consoleWords } from '../words.ts'

/** `/home/domain-list` (ROUTE-27). */
export default function GroupListPage({ query }: PageProps) {
  const t = useText(consoleWords)
  const [filters, setFilters] = useListFilters(groupListAddress, query)
  return (
    <ListPage title={t('page.domainList')}>
      <GroupList
        filters={filters}
        onFiltersChange={setFilters}
        hrefOf={({ groupId }) => `/home/domain-form/${encodeURIComponent(groupId)}`}
      />
    </ListPage>
  )
}
