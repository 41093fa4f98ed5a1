import { allConsoleDriversQuery, consoleDriversQuery } from '@fleetgis/api/drivers'
import type { ConsoleDriver, DriverKey, DriverPage } from '@fleetgis/domain/drivers'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFleet } from '../../provider/FleetContext.ts'
import { useAllPages } from '../../remote/lists/useAllPages.ts'

const rowsOf = ({ drivers }: DriverPage<ConsoleDriver>) => drivers

/**
 * The driver with a key, if there is one: in what a search finds, else in all drivers, because no call returns one. Call:
 * EP-A16. Source: CF-186.
 */
export function useDriver(driverKey: DriverKey | undefined, search: string) {
  const { client } = useFleet()
  const found = useQuery({
    ...consoleDriversQuery(client, { search, groupId: '', page: 1, size: PAGE_SIZES.driverLookup }),
    enabled: driverKey !== undefined && search !== '',
  })
  const [last, setLast] = useState<ConsoleDriver>()
  const isKey = ({ key }: ConsoleDriver) => key === driverKey
  const kept = last && isKey(last) ? last : undefined
  const isSearched = search === '' || found.isFetched
  const list = useAllPages(allConsoleDriversQuery(client), {
    rowsOf,
    isWanted: driverKey !== undefined && isSearched && kept === undefined && !found.data?.drivers.some(isKey),
    maxRows: Number.POSITIVE_INFINITY,
  })
  const driver = found.data?.drivers.find(isKey) ?? list.rows?.find(isKey) ?? kept
  if (driver !== kept) setLast(driver)
  return { ...list, driver, isLoaded: isSearched && list.isComplete }
}
