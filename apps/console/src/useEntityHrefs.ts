import { userMenuQuery } from '@fleetgis/api/auth'
import { EMPTY_MENU, menuEntries } from '@fleetgis/domain/permission'
import { parseUrl } from '@fleetgis/domain/query'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConsole } from './ConsoleContext.ts'
import { driverHrefOf } from './driverHref.ts'
import { consoleDriverList, groupForm, groupList, homeMap, vehicleForm, vehicleList } from './routes.ts'

const groupHrefOf = ({ groupId }: { groupId: string }) => groupForm.write({ id: groupId })
const vehicleHrefOf = ({ driverKey }: { driverKey: string }) => vehicleForm.write({ id: driverKey })

/**
 * The addresses of the pages of drivers, groups and vehicles. A page whose list is not in the user's menu has none: it
 * would be refused. CF-186, CF-156.
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
      /** The map may be linked to. */
      hasMap: paths.has(homeMap.path),
      vehicleHrefOf: paths.has(vehicleList.path) ? vehicleHrefOf : undefined,
    }
  }, [menu])
}
