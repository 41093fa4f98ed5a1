import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { ContractError, ServerError, UnauthorizedError } from '../core/errors.ts'
import { expectSent } from '../testing/expectSent.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'
import { fuzzReply } from '../testing/fuzz.ts'
import { oneCall } from '../testing/oneCall.ts'
import { refreshedBy } from '../testing/refreshedBy.ts'
import * as calls from './endpoints.ts'
import {
  acceptBookingMutation,
  setBookingReadyMutation,
  setBookingStatusMutation,
  setBookingTypeMutation,
} from './mutations.ts'
import {
  adminBookingsQuery,
  assignOfferQuery,
  bookingTypeQuery,
  driverBookingsQuery,
  passengerBookingsQuery,
} from './queries.ts'

const filters = { fromDate: '2025-01-01', toDate: '2025-01-07', statuses: [5, 9, 10] as const }
const listWords = { fromdate: '2025-01-01', todate: '2025-01-07', status: [5, 9, 10] }
const byDriver = { driverId: 'd1', groupId: 'g1', ...filters }
const driverPage = { ...byDriver, page: 2, size: 10 }
const passengerPage = { passengerId: 'p1', ...filters, page: 1, size: 10 }
const move = { userId: 'd1', bookingKey: 'bk1', status: 8 }
const accept = { bookingKey: 'bk1', driverId: 'd1', vehicleNo: 'AA-1234' }
const offer = {
  driverId: 'a1',
  groupId: 'g1',
  bookingKey: 'bk1',
  lat: 16.8,
  lng: 96.1,
  radius: 5,
  search: ' aung ',
}

const full = {
  bookingkey: 'bk1',
  bookingid: 'B-0001',
  status: 1,
  createddate: '2025-01-01 08:00:00',
  km: 12.34,
  from_loc: 'Sule',
  from_lat: 16.7744,
  from_lng: 96.1587,
  to_loc: 'Insein',
  extra_address: ['Hledan'],
  image: 'https://img.example/1.jpg',
  passenger_name: 'Thida',
  drivername: 'Aung',
}
const bare = { bookingkey: 'bk2', bookingid: 'B-0002', status: 400, createddate: '2025-01-02 09:00:00' }

const readFull = {
  key: 'bk1',
  id: 'B-0001',
  status: 1,
  createdAt: '2025-01-01 08:00:00',
  distanceKm: 12.34,
  pickup: { name: 'Sule', lat: 16.7744, lng: 96.1587 },
  stops: ['Hledan'],
  dropOff: { name: 'Insein', lat: undefined, lng: undefined },
  image: 'https://img.example/1.jpg',
  passengerName: 'Thida',
  driverName: 'Aung',
}
const readBare = {
  key: 'bk2',
  id: 'B-0002',
  status: 400,
  createdAt: '2025-01-02 09:00:00',
  distanceKm: undefined,
  pickup: { name: '', lat: undefined, lng: undefined },
  stops: [],
  dropOff: { name: '', lat: undefined, lng: undefined },
  image: undefined,
  passengerName: undefined,
  driverName: undefined,
}

describe('requests', () => {
  test.each([
    [
      'EP-K01',
      () => oneCall(calls.driverBookings, driverPage),
      'POST https://k.example/booking/driver/bookinglist?pageSize=10&curPage=2',
      { driverid: 'd1', domainid: 'g1', ...listWords },
    ],
    [
      'EP-K02',
      () => oneCall(calls.passengerBookings, passengerPage),
      'POST https://k.example/booking/bookinglist/console?pageSize=10&curPage=1',
      { passengerkey: 'p1', ...listWords, search: '' },
    ],
    [
      'EP-K03',
      () => oneCall(calls.adminBookings, driverPage),
      'POST https://k.example/booking/driver/admin-list?pageSize=10&curPage=2',
      { driverid: 'd1', domainid: 'g1', ...listWords },
    ],
    [
      'EP-K04',
      () => oneCall(calls.setBookingReady, { driverId: 'd1', isReady: true }),
      'POST https://k.example/booking/driver-ready',
      { driverid: 'd1', booking_ready: 1 },
    ],
    [
      'EP-K05',
      () => oneCall(calls.bookingType, { groupId: 'g1' }),
      'POST https://k.example/booking/domain/type',
      { domainid: 'g1' },
    ],
    [
      'EP-K06',
      () => oneCall(calls.setBookingType, { groupId: 'g1', type: '2' }),
      'PUT https://k.example/booking/domain/type',
      { domainid: 'g1', type: '2' },
    ],
    [
      'EP-K10',
      () => oneCall(calls.setBookingStatus, move),
      'POST https://k.example/booking/driver-status',
      { driverid: 'd1', bookingkey: 'bk1', status: '8' },
    ],
    [
      'EP-K13',
      () => oneCall(calls.acceptBooking, accept),
      'POST https://k.example/booking/accept',
      { bookingkey: 'bk1', driverid: 'd1', vehicleno: 'AA-1234' },
    ],
    [
      'EP-K14',
      () => oneCall(calls.assignOffer, offer),
      'POST https://k.example/console/admin/driver/list',
      { bookingkey: 'bk1', driverid: 'a1', domainid: 'g1', lat: 16.8, lng: 96.1, range: 5, search: 'aung' },
    ],
    [
      'BKS-37',
      () => oneCall(calls.setBookingProcessing, { bookingKey: 'bk1', userId: 'a1' }),
      'POST https://k.example/console/booking/update/status',
      { bookingkey: 'bk1', driverid: 'a1' },
    ],
  ])('%s goes to its address with its body and the token', async (_, make, request, body) => {
    await expectSent(make(), request, body)
  })

  test('BKG-28 a driver who is not ready is sent as 0', async () => {
    const { body } = await oneCall(calls.setBookingReady, { driverId: 'd1', isReady: false }).sent()
    expect(body).toMatchObject({ booking_ready: 0 })
  })

  test.each([
    ['the app id of the page', { appId: 'taxi' }, 'taxi'],
    ['nothing where the page has none', {}, null],
  ])('EP-K13 has %s as a header', async (_, options, appid) => {
    const { client, requests } = fakeClient(() => json({}), options)
    await client.call(calls.acceptBooking, accept)
    expect(requests[0]?.headers.get('appid')).toBe(appid)
  })

  test('EP-K13 two clicks are one call', async () => {
    const { client, requests } = fakeClient(() => json({}))
    await Promise.all([client.call(calls.acceptBooking, accept), client.call(calls.acceptBooking, accept)])
    expect(requests).toHaveLength(1)
  })
})

describe('replies', () => {
  const driverInfo = { mobile: '09791234567', email: 'aung@example.com', booking_ready: 1 }

  test('BKG-24 the driver list has its driver, bookings and their number', async () => {
    const reply = { status: 200, data: { driverInfo, bookings: [full, bare], totalCount: '12' } }
    expect(await oneCall(calls.driverBookings, driverPage, reply).answer()).toEqual({
      driver: { mobile: '09791234567', email: 'aung@example.com', isReady: true },
      bookings: [readFull, readBare],
      total: 12,
    })
  })

  test.each([
    [null, []],
    [
      ['Hledan', { name: 'Insein' }, '', null, 7],
      ['Hledan', 'Insein'],
    ],
    ['Hledan', []],
  ])('EP-K01 stops that come as %j do not cost the booking', async (extra_address, stops) => {
    const reply = { data: { bookings: [{ ...full, extra_address }], totalCount: 1 } }
    const { bookings } = await oneCall(calls.driverBookings, driverPage, reply).answer()
    expect(bookings[0]?.stops).toEqual(stops)
  })

  test.each([
    [undefined, undefined],
    [null, undefined],
    [{}, false],
    [{ booking_ready: null }, false],
  ])(
    'EP-K01 in a list whose driver is %j the readiness is %j: off where the driver never chose, unknown without a driver',
    async (driver, isReady) => {
      const reply = { data: { driverInfo: driver, bookings: null, totalCount: 0 } }
      expect(await oneCall(calls.driverBookings, driverPage, reply).answer()).toEqual({
        driver: { mobile: undefined, email: undefined, isReady },
        bookings: [],
        total: 0,
      })
    },
  )

  test('BKG-25 the passenger list has its passenger, bookings and their number', async () => {
    const passenger = { mobile: '0979', email: null }
    const reply = { data: { passenger, bookings: [full], totalCount: 1 } }
    expect(await oneCall(calls.passengerBookings, passengerPage, reply).answer()).toEqual({
      passenger: { mobile: '0979', email: undefined },
      bookings: [readFull],
      total: 1,
    })
  })

  test('BKG-26 the admin list has its bookings under data.data', async () => {
    const reply = { data: { data: [bare], totalCount: 1 } }
    expect(await oneCall(calls.adminBookings, driverPage, reply).answer()).toEqual({
      bookings: [readBare],
      total: 1,
    })
  })

  test('EP-K03 a booking without its key is dropped', async () => {
    const { bookingkey: _, ...keyless } = full
    const reply = { data: { data: [keyless, bare], totalCount: 2 } }
    const { bookings } = await oneCall(calls.adminBookings, driverPage, reply).answer()
    expect(bookings).toEqual([readBare])
  })

  test('EP-K03 a list without its count is refused', async () => {
    const answer = oneCall(calls.adminBookings, driverPage, { data: { data: [] } }).answer()
    await expect(answer).rejects.toThrow(ContractError)
  })

  test('EP-K05 a group has a booking type', async () => {
    const { answer } = oneCall(calls.bookingType, { groupId: 'g1' }, { data: { type: 2 } })
    expect(await answer()).toEqual({ type: '2' })
  })

  const candidate = {
    syskey: 'c1',
    name: 'Ko Ko',
    mobile: '0979',
    email: 'ko@example.com',
    vehicleno: 'AA-1234',
    distance: 830.5,
    latitude: 16.81,
    longitude: 96.12,
  }
  const bookingData = { from_lat: 16.8, from_lng: 96.1, from_loc: 'Sule', to_loc: 'Insein' }
  const polyline = {
    coordinates: [
      [96.1, 16.8],
      [96.2, 16.9],
    ] as [number, number][],
  }

  test('EP-K14 an offer has drivers, the path and the booking', async () => {
    const extra_point = [{ name: 'Hledan', lat: 16.82, lng: 96.13 }]
    const reply = {
      data: { driver_list: [candidate], polyline, bookingData: { ...bookingData, extra_point } },
    }
    expect(await oneCall(calls.assignOffer, offer, reply).answer()).toEqual({
      candidates: [
        {
          key: 'c1',
          name: 'Ko Ko',
          mobile: '0979',
          email: 'ko@example.com',
          vehicleNo: 'AA-1234',
          distanceMetres: 830.5,
          position: { lat: 16.81, lng: 96.12 },
        },
      ],
      path: [
        { lat: 16.8, lng: 96.1 },
        { lat: 16.9, lng: 96.2 },
      ],
      booking: {
        pickup: { name: 'Sule', lat: 16.8, lng: 96.1 },
        dropOffName: 'Insein',
        stops: [{ name: 'Hledan', lat: 16.82, lng: 96.13 }],
      },
    })
  })

  test('EP-K14 an offer is read without a path, and so are stops without places', async () => {
    const bare = { syskey: 'c2', name: 'Ma Ma' }
    const reply = {
      data: {
        driver_list: [bare],
        polyline: null,
        bookingData: { ...bookingData, extra_address: ['Hledan'] },
      },
    }
    const answer = await oneCall(calls.assignOffer, offer, reply).answer()
    expect(answer.path).toEqual([])
    expect(answer.candidates[0]).toMatchObject({ key: 'c2', position: undefined, distanceMetres: undefined })
    expect(answer.booking.stops).toEqual([{ name: 'Hledan', lat: undefined, lng: undefined }])
  })

  test.each([
    ['swapped axes', 96.1, 16.8],
    ['degrees beyond the earth', 16.8, 456],
    ['a hexadecimal text', '0x10', 96.1],
    ['an exponent in a text', 16.8, '9e1'],
    ['one of the two', 16.8, null],
  ])('EP-K14 %s are no place', async (_, lat, lng) => {
    const reply = {
      data: {
        driver_list: [{ ...candidate, latitude: lat, longitude: lng }],
        polyline,
        bookingData: {
          ...bookingData,
          from_lat: lat,
          from_lng: lng,
          extra_point: [{ name: 'Hledan', lat, lng }],
        },
      },
    }
    const answer = await oneCall(calls.assignOffer, offer, reply).answer()
    expect(answer.candidates).toMatchObject([{ key: 'c1', position: undefined }])
    expect(answer.booking).toEqual({
      pickup: { name: 'Sule' },
      dropOffName: 'Insein',
      stops: [{ name: 'Hledan' }],
    })
  })

  test('R1 EP-K01 for any reply a list is read or refused', async () => {
    const noInfo = { data: { driverInfo: null, bookings: [bare], totalCount: 1 } }
    await fuzzReply(
      calls.driverBookings,
      driverPage,
      { status: 200, data: { driverInfo, bookings: [full, bare], totalCount: 2 } },
      noInfo,
    )
  })

  test('R1 EP-K02 for any reply a list is read or refused', async () => {
    await fuzzReply(
      calls.passengerBookings,
      passengerPage,
      {
        data: {
          passenger: { mobile: '0979', email: 'a@example.com' },
          bookings: [full, bare],
          totalCount: 2,
        },
      },
      { data: { passenger: {}, bookings: [bare], totalCount: 1 } },
    )
  })

  test('R1 EP-K03 for any reply a list is read or refused', async () => {
    await fuzzReply(calls.adminBookings, driverPage, { data: { data: [full, bare], totalCount: 2 } })
  })

  test('R1 EP-K05 for any reply a booking type is read or refused', async () => {
    await fuzzReply(calls.bookingType, { groupId: 'g1' }, { data: { type: '2' } }, { data: {} })
  })

  test('R1 EP-K14 for any reply an offer is read or refused', async () => {
    const extra_point = [{ name: 'Hledan', lat: 16.82, lng: 96.13 }, { name: 'Insein' }]
    await fuzzReply(
      calls.assignOffer,
      offer,
      { data: { driver_list: [candidate], polyline, bookingData: { ...bookingData, extra_point } } },
      { data: { driver_list: [{ syskey: 'c2', name: 'Ma Ma' }], bookingData: {} } },
    )
  })
})

describe('refusals', () => {
  test('EP-K13 a booking that another driver took is a refusal in the server’s words', async () => {
    const answer = oneCall(calls.acceptBooking, accept, { message: 'Already taken.' }, 409).answer()
    await expect(answer).rejects.toMatchObject({ code: 409, serverMessage: 'Already taken.' })
  })

  test('EP-K10 a move that may have been executed is unknown, not refused', async () => {
    const answer = await oneCall(calls.setBookingStatus, move, { message: 'Down' }, 500).answer()
    expect(answer).toMatchObject({ outcome: 'unknown' })
  })

  test('EP-K10 an executed move is done', async () => {
    const answer = await oneCall(calls.setBookingStatus, move, { status: 200, message: 'Success' }).answer()
    expect(answer).toEqual({ outcome: 'done', value: { message: 'Success' } })
  })

  test.each([
    ['EP-K01', () => oneCall(calls.driverBookings, driverPage, {}, 401), UnauthorizedError],
    ['EP-K02', () => oneCall(calls.passengerBookings, passengerPage, { message_code: 403 }), ServerError],
    ['EP-K03', () => oneCall(calls.adminBookings, driverPage, { status: 401 }), UnauthorizedError],
    ['EP-K04', () => oneCall(calls.setBookingReady, { driverId: 'd1', isReady: true }, {}, 404), ServerError],
    ['EP-K06', () => oneCall(calls.setBookingType, { groupId: 'g1', type: '2' }, {}, 403), ServerError],
    ['EP-K14', () => oneCall(calls.assignOffer, offer, {}, 404), ServerError],
    [
      'EP-K15',
      () => oneCall(calls.setBookingProcessing, { bookingKey: 'b', userId: 'a' }, {}, 404),
      ServerError,
    ],
  ])('%s rejects when the server refuses', async (_, make, error) => {
    await expect(make().answer()).rejects.toThrow(error)
  })
})

describe('queries', () => {
  /** A server with 25 bookings. */
  function setUp() {
    const { client, requests } = fakeClient(({ url }) => {
      const page = Number(url.searchParams.get('curPage'))
      const bookings = Array.from({ length: page === 3 ? 5 : 10 }, (_, index) => ({
        ...bare,
        bookingkey: `${page}-${index}`,
      }))
      return json({ data: { bookings, data: bookings, totalCount: 25 } })
    })
    return {
      client,
      requests,
      queries: new QueryClient(),
      pages: () => requests.map(({ url }) => url.search),
    }
  }

  test('BKG-21 a page has ten bookings', async () => {
    const { client, queries, pages } = setUp()
    await queries.fetchInfiniteQuery(driverBookingsQuery(client, byDriver))
    await queries.fetchInfiniteQuery(passengerBookingsQuery(client, { passengerId: 'p1', ...filters }))
    await queries.fetchInfiniteQuery(adminBookingsQuery(client, byDriver))
    expect(pages()).toEqual(Array(3).fill('?pageSize=10&curPage=1'))
  })

  test('PAGE-04 pages follow while page < ceil(total / size)', async () => {
    const { client, queries } = setUp()
    const observer = new InfiniteQueryObserver(queries, adminBookingsQuery(client, byDriver))
    await observer.fetchNextPage()
    expect((await observer.fetchNextPage()).hasNextPage).toBe(true)
    const last = await observer.fetchNextPage()
    expect(last.hasNextPage).toBe(false)
    expect(last.data?.pages.flatMap(({ bookings }) => bookings)).toHaveLength(25)
  })

  test('PAGE-04 a page without rows is the last, whatever the total', async () => {
    const { client } = fakeClient(() => json({ data: { data: [], totalCount: 987_654 } }))
    const observer = new InfiniteQueryObserver(new QueryClient(), adminBookingsQuery(client, byDriver))
    expect((await observer.fetchNextPage()).hasNextPage).toBe(false)
  })

  test('CF-103 a refetch fetches all loaded pages', async () => {
    const { client, queries, requests, pages } = setUp()
    const observer = new InfiniteQueryObserver(queries, driverBookingsQuery(client, byDriver))
    await observer.fetchNextPage()
    await observer.fetchNextPage()
    requests.length = 0
    await observer.refetch()
    expect(pages()).toEqual(['?pageSize=10&curPage=1', '?pageSize=10&curPage=2'])
  })

  test('BKS-27 other filters are another query', () => {
    const { client } = setUp()
    const { queryKey } = driverBookingsQuery(client, byDriver)
    expect(driverBookingsQuery(client, { ...byDriver, statuses: [1] }).queryKey).not.toEqual(queryKey)
  })

  test('EP-K05 and the offer have their own queries', async () => {
    const { client, requests } = fakeClient(() => json({ data: { type: '1' } }))
    expect(await new QueryClient().fetchQuery(bookingTypeQuery(client, 'g1'))).toEqual({ type: '1' })
    expect(requests[0]?.url.pathname).toBe('/booking/domain/type')
    expect(assignOfferQuery(client, offer).queryKey).toEqual(['EP-K14', offer, client.scope()])
  })
})

const shown = ['EP-K01', 'EP-K02', 'EP-K03', 'EP-K08', 'EP-K09']

test.each([
  ['EP-K04', () => refreshedBy(setBookingReadyMutation, { driverId: 'd1', isReady: true }), ['EP-K01']],
  ['EP-K06', () => refreshedBy(setBookingTypeMutation, { groupId: 'g1', type: '2' }), ['EP-K05']],
  ['EP-K10', () => refreshedBy(setBookingStatusMutation, move), shown],
  ['EP-K13', () => refreshedBy(acceptBookingMutation, accept), shown],
])('%s refetches what it changes', async (id, run, refreshed) => {
  expect(await run()).toMatchObject({ key: [id], refreshed })
})
