import { ServerError } from '@fleetgis/api'
import { focusManager, type InfiniteQueryObserver, type Query, type QueryClient } from '@tanstack/react-query'
import { isAnswer, mayPass } from './mayPass.ts'

/** The pauses between rounds while no call is answered, in milliseconds; the last one repeats. */
const PAUSES = [4_000, 8_000, 16_000, 32_000, 50_000]

/** How long a request from before the outage may still take after it, in milliseconds. */
const HANGING = 2_500

/**
 * Asks again for what failed: the queries on screen that may succeed now, but for those with `meta.staysFailed`. As soon
 * as another call is answered each of them is fetched once more, and a request that still hangs is sent again, once; where
 * it fails again, after the end of the next outage. Without any answer all of them are fetched in rounds, which become
 * rarer. Mutations are never repeated, nor are queries that are not `isOwn`. Returns a function that stops it. Source:
 * CF-115, R4.
 */
export function refetchAfterOutage(
  queryClient: QueryClient,
  isOwn: (query: Query) => boolean,
  random = Math.random,
): () => void {
  const failed = new Set<Query>()
  const retried = new WeakSet<Query>()
  /** Their request was sent again. The next one takes as long as it takes: it may just be slow. */
  const restarted = new WeakSet<Query>()
  let rounds = 0
  let nextRound: ReturnType<typeof setTimeout> | undefined
  let restart: ReturnType<typeof setTimeout> | undefined

  /** A fifth of a pause is left to chance, so that not all clients ask at once. */
  const pause = (ms: number) => ms * (0.8 + 0.2 * random())
  const due = () => [...failed].filter((query) => query.isActive() && isAllowed(query))

  function plan() {
    if (failed.size === 0) {
      clearTimeout(nextRound)
      nextRound = undefined
      rounds = 0
    } else {
      nextRound ??= setTimeout(startRound, pause(PAUSES[Math.min(rounds, PAUSES.length - 1)] ?? 0))
    }
  }

  function startRound() {
    nextRound = undefined
    // A hidden page refetches when it is visible again.
    if (focusManager.isFocused()) {
      rounds += 1
      for (const query of due()) fetchAgain(query)
    }
    plan()
  }

  /** A call is answered. `isOutageOver`: it is one that failed before. */
  function answered(isOutageOver: boolean) {
    if (isOutageOver) rounds = 0
    const hanging = new Map(due().map((query) => [query, query.promise]))
    for (const query of due()) {
      if (retried.has(query) && !isOutageOver) continue
      retried.add(query)
      fetchAgain(query)
    }
    restart ??= setTimeout(() => {
      restart = undefined
      for (const query of due()) {
        if (query.state.fetchStatus === 'idle' || hanging.get(query) !== query.promise) continue
        if (restarted.has(query)) continue
        restarted.add(query)
        void query.cancel({ silent: true })
        fetchAgain(query)
      }
    }, HANGING)
  }

  function fetchAgain(query: Query) {
    const { fetchMeta } = query.state
    const [observer] = query.observers
    // The next page of an infinite query.
    if (fetchMeta?.fetchMore && isInfinite(observer)) void observer.fetchNextPage({ cancelRefetch: false })
    else void queryClient.refetchQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false })
  }

  const stopQueries = queryClient.getQueryCache().subscribe((event) => {
    const { query } = event
    if (!isOwn(query)) return
    if (event.type === 'removed') failed.delete(query)
    if (event.type === 'updated' && event.action.type === 'error') {
      const { error } = event.action
      restarted.delete(query)
      if (mayPass(error)) failed.add(query)
      else failed.delete(query)
      if (isAnswer(error)) answered(false)
    }
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) {
      retried.delete(query)
      restarted.delete(query)
      answered(failed.delete(query))
    }
    plan()
  })
  const stopMutations = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action } = event
    if (action.type === 'success' || (action.type === 'error' && isAnswer(action.error))) answered(false)
  })
  return () => {
    stopQueries()
    stopMutations()
    clearTimeout(nextRound)
    clearTimeout(restart)
  }
}

/** Not while its widget holds it back, nor before the time that the server names. */
function isAllowed({ observers, meta, state }: Query): boolean {
  if (meta?.staysFailed || observers.some(({ options }) => options.meta?.staysFailed)) return false
  const { error, errorUpdatedAt } = state
  const wait = error instanceof ServerError ? (error.retryAfter ?? 0) : 0
  return Date.now() >= errorUpdatedAt + wait
}

/** Without the class, which pages without an infinite query do not load. */
const isInfinite = (observer: object | undefined): observer is InfiniteQueryObserver =>
  observer !== undefined && 'fetchNextPage' in observer
