import type { FleetClient } from '@fleetgis/api'
import { locationsQuery, type MapFilter } from '@fleetgis/api/map'
import { PAGE_SIZES } from '@fleetgis/domain/paging'

/** The newest page of a driver's positions and check-ins. Call: EP-A11. */
export const positionsOf = (client: FleetClient, filter: MapFilter) =>
  locationsQuery(client, { ...filter, page: 1, size: PAGE_SIZES.consoleLocations })
