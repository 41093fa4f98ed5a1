import { consoleDriversQuery } from '@fleetgis/api/drivers'
import type { ConsoleDriver } from '@fleetgis/domain/drivers'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFleet } from '../../provider/FleetContext.ts'
import { userIdsOf } from './userIdsOf.ts'

/** Finds a driver by the user id of a check-in or a trip: a phone number or an e-mail address. */
export type FindDriver = (userId: string) => ConsoleDriver | undefined

/**
 * The drivers behind user ids, for lists whose replies have no names. One page of drivers is fetched and kept for the
 * session, once `isWanted`; who is not on it, or in a console without the right to drivers, stays an id. Call: EP-A16.
 */
export function useDriversByUserId(isWanted = true): FindDriver {
  const { client } = useFleet()
  const { data } = useQuery({
    ...consoleDriversQuery(client, { search: '', groupId: '', page: 1, size: PAGE_SIZES.driverLookup }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  })
  return useMemo(() => {
    const found = new Map<string, ConsoleDriver>()
    for (const driver of data?.drivers ?? []) for (const id of userIdsOf(driver)) found.set(id, driver)
    return (userId) => found.get(userId)
  }, [data])
}
