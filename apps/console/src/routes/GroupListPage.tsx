import { GroupList } from '@fleetgis/ui/GroupList'
import type { PageProps } from '../pageProps.ts'
import { groupForm, groupList } from '../routes.ts'
import { useFilters } from '../useFilters.ts'

/** `/home/domain-list` (ROUTE-27). */
export default function GroupListPage({ parameters }: PageProps<typeof groupList>) {
  const [filters, setFilters] = useFilters(groupList, parameters)
  return (
    <GroupList
      filters={filters}
      onFiltersChange={setFilters}
      hrefOf={({ groupId }) => groupForm.write({ id: groupId })}
    />
  )
}
