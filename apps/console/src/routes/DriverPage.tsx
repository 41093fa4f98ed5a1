import { DriverProfile } from '@fleetgis/ui/DriverProfile'
import { HOME_MAP_FILTERS } from '@fleetgis/ui/HomeMap'
import type { PageProps } from '../pageProps.ts'
import { driver, homeMap } from '../routes.ts'
import { useEntityHrefs } from '../useEntityHrefs.ts'
import { useFilters } from '../useFilters.ts'
import { useTitleByName } from '../usePageTitle.ts'

/** `/home/driver/:id` (CF-186). */
export default function DriverPage({ parameters }: PageProps<typeof driver>) {
  const [filters, setFilters] = useFilters(driver, parameters)
  const { isInMenu, tripHrefOf, vehicleHrefOf } = useEntityHrefs()
  return (
    <DriverProfile
      driverKey={parameters.id}
      search={parameters.q}
      filters={filters}
      onFiltersChange={setFilters}
      tripHrefOf={tripHrefOf}
      vehicleHrefOf={vehicleHrefOf}
      mapHrefOf={isInMenu(homeMap.path) ? mapHrefOf : undefined}
      onNameChange={useTitleByName()}
    />
  )
}

const mapHrefOf = ({ driverKey, name }: { driverKey: string; name: string }) =>
  homeMap.write({ filters: { ...HOME_MAP_FILTERS, driver: { key: driverKey, name } } })
