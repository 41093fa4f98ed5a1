import { createFleetClient } from '@fleetgis/api'
import type { MapFilter } from '@fleetgis/api/map'
import { initialMapState, MAP_REFRESH, type MapScreen, mapPolling } from '@fleetgis/domain/map'
import { focusManager, InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onVisiblePage } from '../../../testing/onVisiblePage.ts'
import { homeMapQueries } from './homeMapQueries.ts'

const MINUTE = 60_000
const FILTER = { search: ' ', groupIds: [], start: '2026-11-21', end: '2026-11-21' }

/** The rows of a full page. */
const rowsOf = (page: number) =>
  Array.from({ length: 300 }, (_, index) => ({
    syskey: `${page}-${index}`,
    userid: `u${page}-${index}`,
    domainid: 'g1',
    datetime: '2026-11-21 09:00:00',
    route: { coordinates: [96.1, 16.8] },
  }))

/** The console map's three mounted queries, on a server that counts its requests and answers after `pause` ms. */
function openMap(screen: MapScreen = 'console', { pause = 0 } = {}) {
  const asked: { path: string; query: string; body: unknown }[] = []
  let isAway = false
  const client = createFleetClient({
    bases: { main: 'https://fleet.example' },
    retryAfter: 1,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      asked.push({ path: pathname, query: search, body: await request.json() })
      if (isAway) throw new TypeError('Failed to fetch')
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
      const rows = pause > 0 ? rowsOf(Number(new URL(request.url).searchParams.get('curPage'))) : []
      return Response.json({
        data_list: pathname === '/location' ? rows : [],
        status: 'ok',
        data: { trips: 1, drivers: 2, distancebykm: 3.4 },
      })
    },
  })
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  })
  const polling = mapPolling(initialMapState(screen), MAP_REFRESH[screen])
  const queriesOf = (filter: MapFilter) => homeMapQueries(client, filter, polling)
  const { locations, trips, tripInfo } = queriesOf(FILTER)
  queryClient.mount()
  const positions = new InfiniteQueryObserver(queryClient, locations)
  const routes = new QueryObserver(queryClient, trips)
  const counters = new QueryObserver(queryClient, tripInfo)
  const closers = [positions, routes, counters].map((observer) => observer.subscribe(() => {}))
  return {
    positions,
    routes,
    counters,
    choose: (filter: MapFilter) => {
      const queries = queriesOf(filter)
      positions.setOptions(queries.locations)
      routes.setOptions(queries.trips)
      counters.setOptions(queries.tripInfo)
    },
    pages: () =>
      asked
        .filter(({ path }) => path === '/location')
        .map(({ query }) => new URLSearchParams(query).get('curPage')),
    count: (path: string) => asked.filter((request) => request.path === path).length,
    first: (path: string) => asked.find((request) => request.path === path),
    forget: () => asked.splice(0),
    setAway: (next: boolean) => {
      isAway = next
    },
    locations: () => queryClient.getQueryState(locations.queryKey),
    close: () => {
      for (const close of closers) close()
      queryClient.unmount()
    },
  }
}

let map: ReturnType<typeof openMap>

onVisiblePage()

beforeEach(async () => {
  map = openMap()
  await vi.advanceTimersByTimeAsync(0)
})

afterEach(() => map.close())

test('MAP-17 an opened map fetches locations and trips at once', () => {
  expect(map.count('/location')).toBe(1)
  expect(map.count('/trip')).toBe(1)
  expect(map.count('/trip/trip-info')).toBe(1)
})

test('MAP-25 it fetches page 1 of size 300', () => {
  expect(map.first('/location')?.query).toBe('?pageSize=300&curPage=1')
})

test('MAP-13 a new period has no counters until its answer; positions and trips stay', async () => {
  const now = () => [map.positions, map.routes, map.counters].map((query) => query.getCurrentResult().data)
  const [positions, trips] = now()
  map.choose({ ...FILTER, start: '2026-11-14' })
  expect(now()).toEqual([positions, trips, undefined])
  await vi.advanceTimersByTimeAsync(0)
  expect(now()[2]).toMatchObject({ trips: 1, drivers: 2 })
})

test('MAP-26 it sends search, groups and dates', () => {
  expect(map.first('/location')?.body).toMatchObject({
    search: ' ',
    domainids: [],
    startdate: '2026-11-21',
    enddate: '2026-11-21',
  })
})

test('MAP-19 R6 locations are fetched ten times in ten minutes', async () => {
  map.forget()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(map.count('/location')).toBe(10)
})

test('MAP-18 R6 trips are fetched three times in ten minutes', async () => {
  map.forget()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(map.count('/trip')).toBe(3)
  expect(map.count('/trip/trip-info')).toBe(3)
})

test("PMAP-34 R6 at a panel's interval locations are fetched twenty times in ten minutes", async () => {
  map.close()
  map = openMap('embedded')
  await vi.advanceTimersByTimeAsync(0)
  map.forget()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(map.count('/location')).toBe(20)
})

test('CF-178 a poll renews the loaded pages one after another, and the next one starts after its end', async () => {
  map.close()
  // Seven pages of 10 s each last longer than the interval of 60 s.
  map = openMap('console', { pause: 10_000 })
  await vi.advanceTimersByTimeAsync(10_000)
  for (const page of [2, 3, 4, 5, 6, 7]) {
    void map.positions.fetchNextPage()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(map.pages()).toHaveLength(page)
  }
  map.forget()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  const pages = map.pages()
  expect(pages.length).toBeGreaterThanOrEqual(28)
  expect(pages.map((page, index) => page === String((index % 7) + 1))).not.toContain(false)
})

test('MAP-20 R6 an unmounted map does not poll', async () => {
  map.close()
  map.forget()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(map.forget()).toEqual([])
})

test('R6 a hidden map does not poll, and polls once when it is visible again', async () => {
  focusManager.setFocused(false)
  map.forget()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(map.forget()).toEqual([])
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(map.count('/location')).toBe(1)
  expect(map.count('/trip')).toBe(1)
  await vi.advanceTimersByTimeAsync(57_000)
  expect(map.count('/location')).toBe(1)
})

test('CF-115 data stays while the server is unreachable, and is refetched when it is back', async () => {
  const before = map.locations()
  map.setAway(true)
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(map.locations()).toMatchObject({ status: 'error', data: before?.data })
  expect(map.locations()?.dataUpdatedAt).toBe(before?.dataUpdatedAt)
  map.setAway(false)
  await vi.advanceTimersByTimeAsync(4 * MINUTE)
  expect(map.locations()?.status).toBe('success')
  expect(map.locations()?.dataUpdatedAt).toBeGreaterThan(before?.dataUpdatedAt ?? 0)
})
