import { useText } from '@fleetgis/ui'
import { VehicleList } from '@fleetgis/ui/VehicleList'
import { driverListAddress } from '../driverListAddress.ts'
import { ListPage } from '../ListPage.tsx'
import type { PageProps } from '../routes.ts'
import { useListFilters } from '../useListFilters.ts'
import { consoleWords } from '../words.ts'

/** `/home/vehicle` (ROUTE-27, CF-127). */
export default function VehicleListPage({ query }: PageProps) {
  const t = useText(consoleWords)
  const [filters, setFilters] = useListFilters(driverListAddress, query)
  return (
    <ListPage title={t('page.vehicle')}>
      <VehicleList
        filters={filters}
        onFiltersChange={setFilters}
        hrefOf={({ driverKey }) => `/home/vehicle-form/${encodeURIComponent(driverKey)}`}
      />
    </ListPage>
  )
}
