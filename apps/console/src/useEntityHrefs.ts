import { userMenuQuery } from '@fleetgis/api/auth'
import { EMPTY_MENU, menuEntries } from '@fleetgis/domain/permission'
import { parseUrl } from '@fleetgis/domain/query'
import type { RouteKey } from '@fleetgis/ui/RouteList'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConsole } from './ConsoleContext.ts'
import { driverHrefOf } from './driverHref.ts'
import { consoleDriverList, groupForm, groupList, routeDetail, routeList, vehicleList } from './routes.ts'
import { vehicleHrefOf } from './vehicleHref.ts'

const groupHrefOf = ({ groupId }: { groupId: string }) => groupForm.write({ id: groupId })

/** The address of a trip, with the days and groups in which it is found. */
export const tripHrefOf = ({ tripId, start, end, groupIds }: RouteKey) =>
  routeDetail.write({ id: tripId, days: { start, end }, groupIds })

/**
 * The addresses of the pages of drivers, groups, vehicles and trips. A page whose list is not in the user's menu has none:
 * it would be refused. CF-186, CF-156.
 */
export function useEntityHrefs() {
  const { client } = useConsole()
  const { data: menu = EMPTY_MENU } = useQuery(userMenuQuery(client))
  return useMemo(() => {
    // As the navbar reads them: a route without its first slash is the same page.
    const paths = new Set(
      menuEntries(menu).map(({ route }) => parseUrl(route, window.location.origin)?.pathname),
    )
    return {
      driverHrefOf: paths.has(consoleDriverList.path) ? driverHrefOf : undefined,
      groupHrefOf: paths.has(groupList.path) ? groupHrefOf : undefined,
      /** Whether a page may be linked to, by its path. */
      isInMenu: (path: string) => paths.has(path),
      tripHrefOf: paths.has(routeList.path) ? tripHrefOf : undefined,
      vehicleHrefOf: paths.has(vehicleList.path) ? vehicleHrefOf : undefined,
    }
  }, [menu])
}
