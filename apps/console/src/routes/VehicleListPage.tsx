import { VehicleList } from '@fleetgis/ui/VehicleList'
import type { PageProps } from '../pageProps.ts'
import { vehicleList } from '../routes.ts'
import { useEntityHrefs } from '../useEntityHrefs.ts'
import { useFilters } from '../useFilters.ts'
import { vehicleHrefOf } from '../vehicleHref.ts'

/** `/home/vehicle` (ROUTE-27, CF-127). */
export default function VehicleListPage({ parameters }: PageProps<typeof vehicleList>) {
  const [filters, setFilters] = useFilters(vehicleList, parameters)
  const { driverHrefOf } = useEntityHrefs()
  return (
    <VehicleList
      filters={filters}
      onFiltersChange={setFilters}
      driverHrefOf={driverHrefOf}
      hrefOf={vehicleHrefOf}
    />
  )
}
