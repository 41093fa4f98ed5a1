import { CheckInList } from '@fleetgis/ui/CheckInList'
import type { PageProps } from '../pageProps.ts'
import { checkInList } from '../routes.ts'
import { useEntityHrefs } from '../useEntityHrefs.ts'
import { useFilters } from '../useFilters.ts'

/** `/home/checkin-list` (ROUTE-24, CHK-01). */
export default function CheckInListPage({ parameters }: PageProps<typeof checkInList>) {
  const [filters, setFilters] = useFilters(checkInList, parameters)
  const { driverHrefOf, groupHrefOf } = useEntityHrefs()
  return (
    <CheckInList
      filters={filters}
      onFiltersChange={setFilters}
      driverHrefOf={driverHrefOf}
      groupHrefOf={groupHrefOf}
    />
  )
}
