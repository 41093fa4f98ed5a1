import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { queryOptions } from '@tanstack/react-query'
import { callPages } from '../core/callPages.ts'
import { callQuery } from '../core/callQuery.ts'
import type { FleetClient } from '../core/client.ts'
import type { EndpointInput } from '../core/endpoint.ts'
import { ServerError } from '../core/errors.ts'
import { ofClient } from '../core/ofClient.ts'
import type { PageInput } from '../core/page.ts'
import {
  adminGroups,
  adminInfo,
  type ConsoleDriversFilter,
  consoleDrivers,
  type DriverLookupInput,
  driverLookup,
  type GroupDriversFilter,
  groupDrivers,
  groupSettings,
  topUpDrivers,
  unregisteredDrivers,
} from './endpoints.ts'

/** A page of the console's drivers. */
export const consoleDriversQuery = (client: FleetClient, input: ConsoleDriversFilter & PageInput) =>
  callQuery(client, consoleDrivers, input)

/** All of the console's drivers, page after page: one vehicle is found by its driver (CF-127). */
export function allConsoleDriversQuery(client: FleetClient) {
  return callPages(client, consoleDrivers, { search: '', groupId: '' }, PAGE_SIZES.driverLookup)
}

/** A page of the drivers without a group. */
export function unregisteredDriversQuery(client: FleetClient, input: ConsoleDriversFilter & PageInput) {
  return callQuery(client, unregisteredDrivers, input)
}

/** A group's drivers, as an infinite query (GDRV-04). */
export const groupDriversQuery = (client: FleetClient, filter: GroupDriversFilter) =>
  callPages(client, groupDrivers, filter, PAGE_SIZES.drivers)

/** The drivers whose wallets an admin can top up, as an infinite query (WAL-02). */
export const topUpDriversQuery = (client: FleetClient, filter: GroupDriversFilter) =>
  callPages(client, topUpDrivers, filter, PAGE_SIZES.topUps)

/** The groups of an admin. */
export function adminGroupsQuery(client: FleetClient, input: EndpointInput<typeof adminGroups>) {
  return callQuery(client, adminGroups, input, { staleTime: 300_000 })
}

/** The admin of a group. */
export const adminInfoQuery = (client: FleetClient, input: EndpointInput<typeof adminInfo>) =>
  callQuery(client, adminInfo, input)

/** The settings of a group for its admins. */
export const groupSettingsQuery = (client: FleetClient, input: EndpointInput<typeof groupSettings>) =>
  callQuery(client, groupSettings, input)

/** The driver with a mobile or an e-mail; null if there is none, also if the server answers 404 (REG-03). */
export function driverLookupQuery(client: FleetClient, input: DriverLookupInput) {
  return ofClient(
    client,
    queryOptions({
      queryKey: [driverLookup.id, input],
      // Each lookup asks: the driver may have been registered meanwhile.
      staleTime: 0,
      queryFn: async ({ signal }) => {
        try {
          return await client.call(driverLookup, input, { signal })
        } catch (error) {
          if (error instanceof ServerError && error.code === 404) return null
          throw error
        }
      },
    }),
  )
}
