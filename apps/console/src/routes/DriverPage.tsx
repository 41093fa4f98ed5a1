import { useText } from '@fleetgis/ui'
import { DriverProfile } from '@fleetgis/ui/DriverProfile'
import { HOME_MAP_FILTERS } from '@fleetgis/ui/HomeMap'
import type { PageProps } from '../pageProps.ts'
import { checkInList, driver, homeMap, routeList } from '../routes.ts'
import { useEntityHrefs } from '../useEntityHrefs.ts'
import { useFilters } from '../useFilters.ts'
import { useTitleByName } from '../usePageTitle.ts'
import { consoleWords } from '../words.ts'

/** `/home/driver/:id` (CF-186). */
export default function DriverPage({ parameters }: PageProps<typeof driver>) {
  const t = useText(consoleWords)
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
      linksOf={({ userId: search }) =>
        MORE.filter(({ page }) => isInMenu(page.path)).map(({ page, href }) => ({
          label: t(page.title),
          href,
          search,
        }))
      }
      onNameChange={useTitleByName()}
    />
  )
}

const mapHrefOf = ({ driverKey, name }: { driverKey: string; name: string }) =>
  homeMap.write({ filters: { ...HOME_MAP_FILTERS, driver: { key: driverKey, name } } })

/** The lists that show more than today, which a user id searches. Source: decision 65. */
const MORE = [
  {
    page: routeList,
    href: routeList.write({ filters: { period: { option: '7days' }, groupIds: [], page: 1 } }),
  },
  { page: checkInList, href: checkInList.path },
]
