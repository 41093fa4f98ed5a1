import { createFleetClient } from '@fleetgis/api'
import { driverBookings, setBookingStatusMutation } from '@fleetgis/api/bookings'
import { BOOKING_CODES, BOOKING_REFRESH_MS, type BookingFilters } from '@fleetgis/domain/bookings'
import { focusManager, InfiniteQueryObserver, MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onVisiblePage } from '../../../testing/onVisiblePage.ts'
import { attentionQuery, bookingListPolling, bookingListQuery, JOINED } from './bookingListQuery.ts'

const MINUTE = 60_000
const TARGET = { audience: 'driver', userId: 'D-1', groupId: 'G001' } as const
const FILTERS: BookingFilters = {
  fromDate: '2026-11-21',
  toDate: '2026-11-21',
  statuses: [BOOKING_CODES.pending],
}
/** Nothing pauses the refetching. */
const FREE = { isOn: true, isOverlayOpen: false, isRequestRunning: false }

/** A mounted list on a server with 25 bookings that counts its requests. */
function openList() {
  const asked: string[] = []
  const client = createFleetClient({
    bases: { main: 'https://fleet.example' },
    fetch: async (input, init) => {
      const page = new URL(new Request(input, init).url).searchParams.get('curPage') ?? ''
      if (page === '') return Response.json({ status: 200, message: 'Success' })
      asked.push(page)
      const bookings = Array.from({ length: page === '3' ? 5 : 10 }, (_, index) => ({
        bookingkey: `${page}-${index}`,
        bookingid: `${page}-${index}`,
        status: 1,
        createddate: '2026-11-21 08:00:00',
      }))
      return Response.json({ status: 200, data: { bookings, totalCount: 25 } })
    },
  })
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  })
  const optionsIn = (context: typeof FREE) => ({
    ...bookingListQuery(client, TARGET, FILTERS),
    ...bookingListPolling(BOOKING_REFRESH_MS, context),
  })
  queryClient.mount()
  const observer = new InfiniteQueryObserver(queryClient, optionsIn(FREE))
  const unsubscribe = observer.subscribe(() => {})
  let unpin = () => {}
  return {
    /** The pages requested since the last call, in order. */
    forget: () => asked.splice(0),
    be: (context: Partial<typeof FREE>) => observer.setOptions(optionsIn({ ...FREE, ...context })),
    act: () =>
      new MutationObserver(queryClient, setBookingStatusMutation(client)).mutate({
        userId: 'D-1',
        bookingKey: '1-0',
        status: 2,
      }),
    refresh: () => observer.refetch(JOINED),
    loadMore: () => observer.fetchNextPage(),
    /** Mounts what needs attention first beside the list. */
    pin: () => {
      const pinned = new InfiniteQueryObserver(queryClient, {
        ...attentionQuery(client, TARGET, '2026-11-21'),
        ...bookingListPolling(BOOKING_REFRESH_MS, FREE),
      })
      unpin = pinned.subscribe(() => {})
    },
    close: () => {
      unpin()
      unsubscribe()
      queryClient.unmount()
    },
  }
}

let list: ReturnType<typeof openList>

onVisiblePage()

beforeEach(async () => {
  list = openList()
  await vi.advanceTimersByTimeAsync(0)
})

afterEach(() => list.close())

test('BKG-11 R6 a list is fetched twenty times in ten minutes', async () => {
  expect(list.forget()).toEqual(['1'])
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(list.forget()).toEqual(Array(20).fill('1'))
})

test('CF-165 R6 a list and the trips pinned above it are fetched forty times in ten minutes', async () => {
  list.pin()
  await vi.advanceTimersByTimeAsync(0)
  expect(list.forget()).toEqual(['1', '1'])
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(list.forget()).toEqual(Array(40).fill('1'))
})

/** Hides the page, expects no request, and shows it again. */
async function hideFor10Minutes() {
  focusManager.setFocused(false)
  list.forget()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(list.forget()).toEqual([])
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(1_000)
}

test('R6 hidden, a list and its pinned trips are not fetched, and each once when visible again', async () => {
  list.pin()
  await vi.advanceTimersByTimeAsync(0)
  await hideFor10Minutes()
  expect(list.forget()).toEqual(['1', '1'])
})

test('CF-165 the pinned trips of yesterday and today are one page of the same call', () => {
  const client = createFleetClient({ bases: { main: 'https://fleet.example' } })
  const { queryKey } = attentionQuery(client, TARGET, '2026-11-21')
  expect(queryKey).toEqual([
    driverBookings.id,
    {
      driverId: 'D-1',
      groupId: 'G001',
      fromDate: '2026-11-20',
      toDate: '2026-11-21',
      statuses: [2, 3, 4, 8],
    },
    50,
    client.scope(),
  ])
  const admin = attentionQuery(client, { ...TARGET, audience: 'admin' }, '2026-11-21')
  expect(admin.queryKey.at(-2)).toBe(300)
})

test('CF-103 a scrolled list refetches all of its pages, twenty times', async () => {
  await list.loadMore()
  list.forget()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(list.forget()).toEqual(Array.from({ length: 20 }, () => ['1', '2']).flat())
})

test.each([
  ['Auto refresh is off', { isOn: false }],
  ['something lies over the list', { isOverlayOpen: true }],
  ['a request runs', { isRequestRunning: true }],
])('CF-103 while %s nothing is fetched, and afterwards every 30 s again', async (_, context) => {
  list.be(context)
  list.forget()
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect(list.forget()).toEqual([])
  list.be(FREE)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(list.forget()).toEqual(['1', '1'])
})

test('R6 a hidden list is not fetched, and is fetched once when it is visible again', async () => {
  await hideFor10Minutes()
  expect(list.forget()).toEqual(['1'])
})

test('R6 an unmounted list is not fetched', async () => {
  list.close()
  list.forget()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(list.forget()).toEqual([])
})

test('BKS-34 an action refetches the list once', async () => {
  list.forget()
  const refreshed = list.act().then(() => list.refresh())
  await vi.advanceTimersByTimeAsync(0)
  expect(await refreshed).toMatchObject({ isRefetchError: false })
  expect(list.forget()).toEqual(['1'])
})
