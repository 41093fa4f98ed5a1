import { CheckInList } from '@fleetgis/ui/CheckInList'
import { checkInList } from '../addresses.ts'
import { driverHrefOf } from '../driverHref.ts'
import type { PageProps } from '../pageProps.ts'
import { useFilters } from '../useFilters.ts'

/** `/home/checkin-list` (ROUTE-24, CHK-01). */
export default function CheckInListPage({ parameters }: PageProps<typeof checkInList>) {
  const [filters, setFilters] = useFilters(checkInList, parameters)
  return <CheckInList filters={filters} onFiltersChange={setFilters} driverHrefOf={driverHrefOf} />
}
