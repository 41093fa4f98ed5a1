import { consoleDriversQuery } from '@fleetgis/api/drivers'
import type { DriverKey } from '@fleetgis/domain/drivers'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { useQuery } from '@tanstack/react-query'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { userIdsOf } from '../../drivers/index.ts'

/** A driver whose position the map shows. */
export interface ChosenDriver {
  readonly key: DriverKey
  /** A search that finds the driver, whose key no call looks up. */
  readonly name: string
}

const NONE: readonly string[] = []

/** The user ids of a chosen driver, from the search of the driver list. Call: EP-A16. Source: CF-186. */
export function useChosenDriver(driver: ChosenDriver | undefined) {
  const { client } = useFleet()
  const { data, failure } = useRemote(
    useQuery({
      ...consoleDriversQuery(client, {
        search: driver?.name ?? '',
        groupId: '',
        page: 1,
        size: PAGE_SIZES.driverLookup,
      }),
      enabled: driver !== undefined,
    }),
  )
  const row = driver && data?.drivers.find(({ key }) => key === driver.key)
  return {
    userIds: row ? userIdsOf(row) : NONE,
    isMissing: driver !== undefined && data !== undefined && row === undefined,
    /** Why the driver could not be searched. */
    failure: driver && failure,
  }
}
