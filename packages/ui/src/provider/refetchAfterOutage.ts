import { ServerError, SessionExpiredError, UnauthorizedError } from '@fleetgis/api'
import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Refetches failed queries as soon as another call succeeds, before their next poll. A query that fails again keeps its
 * poll until it succeeds or another outage ends. Queries without refetch on reconnect are left alone (CF-103). Returns
 * a function that stops it.
 */
export function refetchAfterOutage(queryClient: QueryClient): () => void {
  const queries = queryClient.getQueryCache()
  const failed = new WeakSet<Query>()
  const retried = new WeakSet<Query>()

  function refetchFailed(isOutageOver: boolean) {
    const isDue = (query: Query) =>
      mayPass(query.state.error) && refetchesOnReconnect(query) && (isOutageOver || !retried.has(query))
    for (const query of queries.findAll({ type: 'active', predicate: isDue })) {
      retried.add(query)
      void queryClient.refetchQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false })
    }
  }

  const stopQueries = queries.subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    if (action.type === 'error' && mayPass(action.error)) failed.add(query)
    if (action.type !== 'success' || action.manual) return
    retried.delete(query)
    refetchFailed(failed.delete(query))
  })
  const stopMutations = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') refetchFailed(false)
  })
  return () => {
    stopQueries()
    stopMutations()
  }
}

/** Whether a retry may succeed: not after a refusal, and not before the time that the server names. */
function mayPass(error: unknown): boolean {
  if (error === null || error instanceof UnauthorizedError || error instanceof SessionExpiredError)
    return false
  return !(error instanceof ServerError) || (error.code >= 500 && error.retryAfter === undefined)
}

function refetchesOnReconnect({ observers }: Query): boolean {
  return observers.some(({ options }) => options.refetchOnReconnect !== false)
}
