import type { FleetClient } from '@fleetgis/api'
import type { QueryClient } from '@tanstack/react-query'
import { isOfClient } from './isOfClient.ts'

const followed = new WeakMap<QueryClient, WeakSet<FleetClient>>()

/**
 * When the user of a client changes or ends, removes the answers of its calls from the cache: queries on screen are reset
 * and refetched. It continues as long as the cache exists, because that keeps answers after its provider is unmounted.
 * Source: T3.
 */
export function forgetLastUser(queries: QueryClient, client: FleetClient): void {
  const clients = followed.get(queries) ?? new WeakSet()
  if (clients.has(client)) return
  followed.set(queries, clients.add(client))
  // The client may outlive the cache, which can then be collected.
  const cached = new WeakRef(queries)
  const stop = client.followUser(() => {
    const still = cached.deref()
    if (still) forget(still, client)
    else stop()
  })
}

function forget(queries: QueryClient, client: FleetClient) {
  const predicate = isOfClient(client)
  const cache = queries.getQueryCache()
  for (const query of cache.findAll({ predicate })) {
    // Also where it is removed: its data may be shown as the previous one of another query.
    query.reset()
    if (query.getObserversCount() === 0) cache.remove(query)
  }
  // After the other listeners: a page that clears the cache and is left sends nothing, and of several clients with one
  // cache only the first refetches.
  queueMicrotask(() => void queries.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false }))
}
