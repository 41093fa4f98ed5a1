import { NetworkError, pollEvery, ServerError, UnauthorizedError } from '@fleetgis/api'
import { environmentManager, MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFleetQueryClient } from './createFleetQueryClient.ts'
import { refetchAfterOutage } from './refetchAfterOutage.ts'

const MINUTE = 60_000
const away = () => new NetworkError({ id: 'EP-A11', name: 'locations' }, { wasSent: true })

let queryClient: ReturnType<typeof createFleetQueryClient>
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  environmentManager.setIsServer(() => false)
  queryClient = createFleetQueryClient()
  stop = refetchAfterOutage(queryClient)
})

afterEach(() => {
  stop()
  queryClient.clear()
  vi.useRealTimers()
})

/** Mounts a query that fails with `problem` while there is one. */
function show(
  name: string,
  options: { problem?: Error; interval?: number; refetchOnReconnect?: false } = {},
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

test('a query that fails while others succeed is refetched once, and again after the next outage', async () => {
  const positions = show('positions', { interval: MINUTE })
  const trips = show('trips')
  await pass(0)
  trips.problem = away()
  await queryClient.refetchQueries({ queryKey: ['trips'] })
  trips.calls = 0
  await pass(10 * MINUTE)
  expect(trips.calls).toBe(1)
  positions.problem = away()
  await pass(MINUTE)
  positions.problem = undefined
  await pass(5 * MINUTE)
  expect(trips.calls).toBe(2)
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

test('CF-103 a list without refetch on reconnect is not refetched', async () => {
  const list = show('list', { problem: away(), refetchOnReconnect: false })
  await pass(0)
  list.calls = 0
  show('positions')
  await pass(0)
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
