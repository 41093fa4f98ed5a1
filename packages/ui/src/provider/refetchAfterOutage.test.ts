import { NetworkError, pollEvery, ServerError, UnauthorizedError } from '@fleetgis/api'
import {
  environmentManager,
  focusManager,
  InfiniteQueryObserver,
  MutationObserver,
  type QueryKey,
  QueryObserver,
} from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFleetQueryClient } from './createFleetQueryClient.ts'
import { refetchAfterOutage } from './refetchAfterOutage.ts'

const MINUTE = 60_000
/** A shared query client has queries of the app as well. */
const isOwn = ({ queryKey }: { queryKey: QueryKey }) => queryKey[0] !== 'of the app'
const away = () => new NetworkError({ id: 'EP-A11', name: 'locations' }, { wasSent: true })

let queryClient: ReturnType<typeof createFleetQueryClient>
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  environmentManager.setIsServer(() => false)
  queryClient = createFleetQueryClient()
  stop = refetchAfterOutage(queryClient, isOwn, () => 1)
})

afterEach(() => {
  focusManager.setFocused(undefined)
  stop()
  queryClient.clear()
  vi.useRealTimers()
})

/** Mounts a query that fails with `problem` while there is one. */
function show(
  name: string,
  options: { problem?: Error; interval?: number; meta?: { staysFailed: boolean } } = {},
) {
  const { problem, interval, ...rest } = options
  const query = { problem, calls: 0 }
  const observer = new QueryObserver(queryClient, {
    queryKey: [name],
    queryFn: async () => {
      query.calls += 1
      if (query.problem) throw query.problem
      return name
    },
    ...pollEvery(interval),
    ...rest,
  })
  const close = observer.subscribe(() => {})
  return Object.assign(query, { close, state: () => queryClient.getQueryState([name]) })
}

/** Mounts a query that fails at first, and then takes so many milliseconds. */
function showSlow(ms: number) {
  const query = { calls: 0 }
  const observer = new QueryObserver(queryClient, {
    queryKey: ['slow'],
    queryFn: () => {
      query.calls += 1
      if (query.calls === 1) throw away()
      return new Promise((resolve) => setTimeout(() => resolve('slow'), ms))
    },
  })
  observer.subscribe(() => {})
  return query
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('CF-115 the first success after an outage refetches the queries that failed in it', async () => {
  const positions = show('positions', { interval: MINUTE })
  const trips = show('trips', { interval: 60 * MINUTE })
  const menu = show('menu')
  await pass(0)
  for (const each of [positions, trips, menu]) each.problem = away()
  await queryClient.refetchQueries()
  for (const each of [positions, trips, menu]) each.problem = undefined
  expect([trips.state()?.status, menu.state()?.status]).toEqual(['error', 'error'])
  await pass(MINUTE)
  expect([trips.state()?.status, menu.state()?.status]).toEqual(['success', 'success'])
})

test('CF-115 a query without data is refetched too', async () => {
  const menu = show('menu', { problem: away() })
  await pass(0)
  expect(menu.state()?.status).toBe('error')
  menu.problem = undefined
  show('positions')
  await pass(0)
  expect(menu.state()?.status).toBe('success')
})

test('a successful mutation refetches failed queries', async () => {
  const menu = show('menu', { problem: away() })
  await pass(0)
  menu.problem = undefined
  await new MutationObserver(queryClient, { mutationFn: async () => 'done' }).mutate()
  await pass(0)
  expect(menu.state()?.status).toBe('success')
})

test('a query that fails while others succeed is refetched once by them, and again after the next outage', async () => {
  const positions = show('positions', { interval: 1_000 })
  const trips = show('trips')
  await pass(0)
  trips.problem = away()
  await queryClient.refetchQueries({ queryKey: ['trips'] })
  trips.calls = 0
  await pass(3_500)
  expect(trips.calls).toBe(1)
  positions.problem = away()
  await queryClient.refetchQueries({ queryKey: ['positions'] })
  positions.problem = undefined
  trips.calls = 0
  await queryClient.refetchQueries({ queryKey: ['positions'] })
  await pass(0)
  expect(trips.calls).toBe(1)
})

test('R4 without any other call what failed is asked again, more and more rarely, and within two poll periods', async () => {
  const menu = show('menu', { problem: away() })
  await pass(0)
  const asked: number[] = []
  for (let second = 0; second < 180; second += 1) {
    const before = menu.calls
    await pass(1_000)
    if (menu.calls > before) asked.push(second + 1)
  }
  expect(asked).toEqual([4, 12, 28, 60, 110, 160])
  menu.problem = undefined
  await pass(50_000)
  expect(menu.state()?.status).toBe('success')
  menu.calls = 0
  await pass(10 * MINUTE)
  expect(menu.calls).toBe(0)
})

test('R4 a fifth of the pause is left to chance', async () => {
  stop()
  stop = refetchAfterOutage(queryClient, isOwn, () => 0)
  const menu = show('menu', { problem: away() })
  await pass(3_200)
  expect(menu.calls).toBe(2)
})

test('R4 after an outage the rounds start with short pauses again', async () => {
  const menu = show('menu', { problem: away() })
  await pass(30_000)
  menu.problem = undefined
  await pass(50_000)
  menu.problem = away()
  await queryClient.refetchQueries({ queryKey: ['menu'] })
  menu.calls = 0
  await pass(4_000)
  expect(menu.calls).toBe(1)
})

test('a hidden page asks nothing', async () => {
  const menu = show('menu', { problem: away() })
  await pass(0)
  menu.calls = 0
  focusManager.setFocused(false)
  await pass(10 * MINUTE)
  expect(menu.calls).toBe(0)
})

test('R4 a request that hangs since the outage is sent again within 5 s of the first answer', async () => {
  let isCut = true
  let calls = 0
  const observer = new QueryObserver(queryClient, {
    queryKey: ['trips'],
    queryFn: ({ signal }) => {
      calls += 1
      if (calls === 1) throw away()
      if (!isCut) return 'trips'
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    },
  })
  observer.subscribe(() => {})
  await pass(4_000)
  expect([calls, queryClient.getQueryState(['trips'])?.fetchStatus]).toEqual([2, 'fetching'])
  isCut = false
  show('positions')
  await pass(5_000)
  expect(queryClient.getQueryState(['trips'])).toMatchObject({ status: 'success', data: 'trips' })
  expect(calls).toBe(3)
})

test('a request that was sent after the first answer goes on', async () => {
  const menu = show('menu', { problem: away() })
  await pass(0)
  menu.problem = undefined
  const slow = showSlow(10_000)
  await pass(0)
  show('positions')
  await pass(20_000)
  expect(slow.calls).toBe(2)
})

test('a slow request that was sent again goes on, however many answers come meanwhile', async () => {
  const slow = showSlow(12_000)
  await pass(4_000)
  show('chat', { interval: 5_000 })
  await pass(20_000)
  expect(queryClient.getQueryState(['slow'])?.status).toBe('success')
  expect(slow.calls).toBe(3)
})

test('queries of the app are not asked again, and their answers say nothing about the servers', async () => {
  const menu = show('menu', { problem: away() })
  const others = show('of the app', { problem: new Error('404') })
  await pass(MINUTE)
  expect(others.calls).toBe(1)
  menu.calls = 0
  await queryClient.refetchQueries({ queryKey: ['of the app'] })
  await pass(0)
  expect([others.calls, menu.calls]).toEqual([2, 0])
})

test('a refusal is an answer: the server works', async () => {
  const menu = show('menu', { problem: away() })
  await pass(0)
  menu.problem = undefined
  show('trips', { problem: new ServerError({ id: 'EP-A12', name: 'trips' }, 403) })
  await pass(0)
  expect(menu.state()?.status).toBe('success')
})

test('of a list whose next page failed only that page is asked again', async () => {
  const pages: number[] = []
  let isCut = true
  const list = new InfiniteQueryObserver(queryClient, {
    queryKey: ['list'],
    queryFn: async ({ pageParam }) => {
      pages.push(pageParam)
      if (pageParam === 2 && isCut) throw away()
      return pageParam
    },
    initialPageParam: 1,
    getNextPageParam: (last: number) => (last < 3 ? last + 1 : undefined),
  })
  list.subscribe(() => {})
  await pass(0)
  await list.fetchNextPage()
  isCut = false
  await pass(4_000)
  expect(pages).toEqual([1, 2, 2])
})

test('a failed mutation is never repeated', async () => {
  const send = vi.fn(async () => {
    throw away()
  })
  await new MutationObserver(queryClient, { mutationFn: send }).mutate().catch(() => {})
  show('positions')
  await pass(10 * MINUTE)
  expect(send).toHaveBeenCalledTimes(1)
})

test.each([
  ['a refusal', new ServerError({ id: 'EP-A12', name: 'trips' }, 403)],
  ['a refused token', new UnauthorizedError({ id: 'EP-A12', name: 'trips' })],
  ['too many calls', new ServerError({ id: 'EP-A12', name: 'trips' }, 429)],
  [
    'a reply with Retry-After',
    new ServerError({ id: 'EP-A12', name: 'trips' }, 503, { retryAfter: 600_000 }),
  ],
])('%s causes no refetch', async (_, problem) => {
  const trips = show('trips', { problem })
  await pass(0)
  trips.calls = 0
  show('positions')
  await pass(0)
  expect(trips.calls).toBe(0)
})

test('a reply with Retry-After is asked again after it', async () => {
  const problem = new ServerError({ id: 'EP-A12', name: 'trips' }, 503, { retryAfter: 20_000 })
  const trips = show('trips', { problem })
  await pass(19_000)
  expect(trips.calls).toBe(1)
  trips.problem = undefined
  await pass(50_000)
  expect(trips.state()?.status).toBe('success')
})

test('CF-103 a list that its widget holds back is not refetched', async () => {
  const list = show('list', { problem: away(), meta: { staysFailed: true } })
  await pass(0)
  list.calls = 0
  show('positions')
  await pass(10 * MINUTE)
  expect(list.calls).toBe(0)
})

test('a query that is off screen is not refetched', async () => {
  const trips = show('trips', { problem: away() })
  await pass(0)
  trips.close()
  trips.calls = 0
  show('positions')
  await pass(0)
  expect(trips.calls).toBe(0)
})
