import type { FleetClient } from '@fleetgis/api'
import { consoleDrivers } from '@fleetgis/api/drivers'
import { locations } from '@fleetgis/api/map'
import type { ConsoleDriver, DriverPage } from '@fleetgis/domain/drivers'
import type { MapLocation } from '@fleetgis/domain/map'
import type { QueryClient } from '@tanstack/react-query'
import { isOfClient } from '../../../provider/isOfClient.ts'

/** How many of the loaded ones need attention. */
export interface Share {
  readonly count: number
  readonly total: number
}

/** What other pages have loaded in this session. A page that was not opened counts nothing. DASH-14. */
export interface LoadedAttention {
  /** Drivers whose wallet in a group is empty, of the pages that were loaded for this group. */
  readonly noBalance: readonly (Share & { readonly groupId: string })[]
  /** Users whose newest check-in is of an earlier day, of the check-ins loaded for a period with today. */
  readonly noCheckIn: Share
}

/** Counts what a client has loaded, without a call. `today` is yyyy-mm-dd. */
export function loadedAttention(
  cache: QueryClient,
  client: Pick<FleetClient, 'scope'>,
  today: string,
): LoadedAttention {
  const predicate = isOfClient(client)
  const wallets = new Map<string, Map<string, number>>()
  for (const [queryKey, page] of cache.getQueriesData<Partial<DriverPage<ConsoleDriver>>>({
    queryKey: [consoleDrivers.id],
    // Money was added since, for example: the list refetches only when it opens.
    predicate: (query) => predicate(query) && !query.state.isInvalidated,
  })) {
    const { groupId } = (queryKey[1] ?? {}) as { readonly groupId?: string }
    // Without a group the amounts are of no certain wallet (CF-129).
    if (!groupId) continue
    const amounts = wallets.get(groupId) ?? new Map<string, number>()
    wallets.set(groupId, amounts)
    for (const { key, amount } of page?.drivers ?? []) if (amount !== undefined) amounts.set(key, amount)
  }

  const newest = new Map<string, string>()
  for (const [queryKey, list] of cache.getQueriesData<{
    readonly pages?: readonly (readonly MapLocation[])[]
    readonly isOfEarlierDay?: true
  }>({ queryKey: [locations.id], predicate })) {
    const { end = '' } = (queryKey[1] ?? {}) as { readonly end?: string }
    // A period that ended before today has no check-in of today, nor has a list that is not reloaded since midnight.
    if (end < today || list?.isOfEarlierDay) continue
    for (const page of list?.pages ?? [])
      for (const { userId, at } of page) if (at > (newest.get(userId) ?? '')) newest.set(userId, at)
  }

  return {
    noBalance: [...wallets].map(([groupId, amounts]) => ({
      groupId,
      ...shareOf(amounts, (amount) => amount <= 0),
    })),
    noCheckIn: shareOf(newest, (at) => at.slice(0, today.length) < today),
  }
}

function shareOf<Value>(values: ReadonlyMap<string, Value>, isWanted: (value: Value) => boolean): Share {
  return { count: [...values.values()].filter(isWanted).length, total: values.size }
}
