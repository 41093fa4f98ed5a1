import type { FleetClient } from '@fleetgis/api'
import { driverLookupQuery, groupDrivers } from '@fleetgis/api/drivers'
import { contactFields, type Driver } from '@fleetgis/domain/drivers'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import type { QueryClient } from '@tanstack/react-query'
import { readAgain } from '../../../remote/calls/readAgain.ts'

/** Where a driver was read: in the list of the group, or by a lookup. */
export interface DriverSource {
  readonly userId: string
  readonly groupId: string
  readonly isLookedUp: boolean
}

/**
 * Reads a driver again by the call that it came from, because another one may have other fields. Undefined if it is not
 * there any more. Without a mobile or e-mail to find it by it is not read. CF-179.
 */
export async function readDriverAgain(
  client: FleetClient,
  queries: QueryClient,
  { isLookedUp, ...ids }: DriverSource,
  driver: Driver,
): Promise<Driver | undefined> {
  const contact = driver.mobile || driver.email
  if (!contact) return driver
  const found = isLookedUp
    ? [await readAgain(queries, driverLookupQuery(client, { ...ids, ...contactFields(contact) }))]
    : (await client.call(groupDrivers, { ...ids, search: contact, page: 1, size: PAGE_SIZES.drivers }))
        .drivers
  return found.find((one) => one?.key === driver.key) ?? undefined
}
