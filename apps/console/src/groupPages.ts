import { INITIAL_PERIOD } from '@fleetgis/domain/map'
import { HOME_MAP_FILTERS } from '@fleetgis/ui/HomeMap'
import type { Route } from './route.ts'
import {
  checkInList,
  consoleDriverList,
  dashboard,
  dispatch,
  driverReport,
  homeMap,
  routeList,
  vehicleList,
} from './routes.ts'

/** The pages that can show one group alone, in the order of the menu, each with its address. Source: decision 65. */
export function groupPages(groupId: string): readonly { readonly page: Route; readonly href: string }[] {
  const groupIds = [groupId]
  const period = INITIAL_PERIOD
  return [
    { page: homeMap, href: homeMap.write({ filters: { ...HOME_MAP_FILTERS, groupIds } }) },
    { page: dispatch, href: dispatch.write({ filters: { groupId } }) },
    { page: checkInList, href: checkInList.write({ filters: { groupIds, page: 1 } }) },
    { page: consoleDriverList, href: consoleDriverList.write({ filters: { groupId, page: 1 } }) },
    { page: vehicleList, href: vehicleList.write({ filters: { groupId, page: 1 } }) },
    { page: dashboard, href: dashboard.write({ filters: { period, groupId } }) },
    { page: driverReport, href: driverReport.write({ filters: { period, groupId, page: 1 } }) },
    { page: routeList, href: routeList.write({ filters: { period, groupIds, page: 1 } }) },
  ]
}
