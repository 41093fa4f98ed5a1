import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { callPagesUntilShort } from '../core/callPages.ts'
import { callQuery } from '../core/callQuery.ts'
import type { FleetClient } from '../core/client.ts'
import type { PageInput } from '../core/page.ts'
import { groups, locations, type MapFilter, tripInfo, trips } from './endpoints.ts'

/**
 * The positions of drivers in a period (MAP-26). Poll it with `refetchInterval`; polling stops while the page is
 * hidden.
 */
export const locationsQuery = (client: FleetClient, input: MapFilter & PageInput) =>
  callQuery(client, locations, input)

/** All check-ins of a period, page after page: the rows of the check-in list (CF-28, CF-130). */
export const checkInsQuery = (client: FleetClient, filter: MapFilter) =>
  callPagesUntilShort(client, locations, filter, PAGE_SIZES.checkInRequest)

/** The trips of a period. */
export const tripsQuery = (client: FleetClient, input: MapFilter & PageInput) =>
  callQuery(client, trips, input)

/** The counters of a period. */
export const tripInfoQuery = (client: FleetClient, filter: MapFilter) => callQuery(client, tripInfo, filter)

/** The groups that the signed-in user may see. */
export const groupsQuery = (client: FleetClient) =>
  callQuery(client, groups, undefined, { staleTime: 300_000 })
