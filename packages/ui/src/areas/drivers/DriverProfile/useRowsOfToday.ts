import type { FleetClient } from '@fleetgis/api'
import type { MapFilter } from '@fleetgis/api/map'
import type { ConsoleDriver } from '@fleetgis/domain/drivers'
import { rangeOf } from '@fleetgis/domain/period'
import { type QueryKey, type UseQueryOptions, useQueries } from '@tanstack/react-query'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useToday } from '../../../provider/useToday.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { userIdsOf } from '../userIdsOf.ts'
import { firstFailed } from './firstFailed.ts'

/** Makes the query of a filter. */
type QueryOf<Row, Key extends QueryKey> = (
  client: FleetClient,
  filter: MapFilter,
) => UseQueryOptions<Row[], Error, Row[], Key>

/** The rows of a driver today, by each user id that the driver may sign in with, and the state of their calls. */
export function useRowsOfToday<Row extends { readonly userId: string }, Key extends QueryKey>(
  driver: ConsoleDriver,
  queryOf: QueryOf<Row, Key>,
) {
  const { client } = useFleet()
  const days = rangeOf({ option: 'today' }, useToday())
  const ids = userIdsOf(driver)
  const lists = useQueries({
    queries: ids.map((userId) => queryOf(client, { search: userId, groupIds: [], ...days })),
  })
  return {
    days,
    // A search may find rows of the other id, which its own list has.
    rows: lists.flatMap(({ data = [] }, index) => data.filter(({ userId }) => userId === ids[index])),
    isLoaded: lists.every(({ data }) => data !== undefined),
    remote: useRemote(firstFailed(lists)),
  }
}
