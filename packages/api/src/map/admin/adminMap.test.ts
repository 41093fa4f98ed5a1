import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { UnauthorizedError } from '../../core/errors.ts'
import { aDriverLocation } from '../../testing/aDriverLocation.ts'
import { aTrip } from '../../testing/aTrip.ts'
import { expectSent } from '../../testing/expectSent.ts'
import { fakeClient } from '../../testing/fakeClient.ts'
import { json } from '../../testing/fakeFetch.ts'
import { oneCall } from '../../testing/oneCall.ts'
import * as calls from './endpoints.ts'
import {
  adminTripInfoQuery,
  adminTripsQuery,
  bookingTripInfoQuery,
  currentTripsQuery,
  driverLocationsQuery,
  driversByStatusQuery,
  driverTripDetailQuery,
  followedLocationsQuery,
  ongoingBookingsQuery,
  onlineBookingsQuery,
  tripDriversQuery,
} from './queries.ts'

const groups = { userId: 'a1', groupIds: ['g1', 'g2'] }
const period = { ...groups, start: '2025-01-01', end: '2025-01-07' }
const filter = { ...period, search: '  aung ' }
const sentGroups = { userid: 'a1', domain: ['g1', 'g2'] }
const sentPeriod = { ...sentGroups, startdate: '2025-01-01', enddate: '2025-01-07' }
const asked = { userId: 'a1', driverId: 's1', groupId: 'g1' }
const detail = { syskey: 'trip-1', name: 'Aung', startname: 'Sule', endname: 'Insein' }

test.each([
  [
    'EP-B22',
    () => oneCall(calls.adminTrips, { ...filter, page: 3, size: 50 }),
    'POST https://b.example/trip/admin/polyline?pageSize=50&curPage=3',
    { search: 'aung', ...sentPeriod },
  ],
  [
    'EP-B23',
    () => oneCall(calls.adminTripInfo, filter),
    'POST https://b.example/trip/admin/trip-info',
    { search: 'aung', ...sentPeriod },
  ],
  [
    'EP-B24',
    () => oneCall(calls.bookingTripInfo, period),
    'POST https://b.example/booking/trip-info',
    sentPeriod,
  ],
  [
    'EP-B25',
    () => oneCall(calls.driverLocations, { ...groups, search: 'aung' }),
    'POST https://b.example/location/admin',
    { search: 'aung', ...sentGroups },
  ],
  [
    'EP-B26',
    () => oneCall(calls.currentTrips, groups),
    'POST https://b.example/location/driver/current',
    sentGroups,
  ],
  [
    'EP-B27',
    () => oneCall(calls.ongoingBookings, { ...filter, page: 1, size: 50 }),
    'POST https://b.example/console/current/booking?pageSize=50&curPage=1',
    { search: 'aung', ...sentPeriod },
  ],
  [
    'EP-B28',
    () => oneCall(calls.onlineBookings, { ...filter, page: 1, size: 50 }),
    'POST https://b.example/console/online/booking?pageSize=50&curPage=1',
    { search: 'aung', ...sentPeriod },
  ],
  [
    'EP-B33',
    () => oneCall(calls.driversByStatus, { ...groups, status: 2, page: 1, size: 2 }),
    'POST https://b.example/location/admin/status?pageSize=2&curPage=1',
    { ...sentGroups, status: 2 },
  ],
  [
    'EP-B34',
    () => oneCall(calls.driverTripDetail, asked),
    'POST https://b.example/location/admin/details',
    { userid: 'a1', driverid: 's1', domain: 'g1' },
  ],
  [
    'EP-B36',
    () => oneCall(calls.tripDrivers, { ...filter, page: 2, size: 2 }),
    'POST https://b.example/location/driver/count-list?pageSize=2&curPage=2',
    { search: 'aung', ...sentPeriod },
  ],
])('%s is sent to its path, with the page’s token', async (_id, call, request, body) => {
  await expectSent(call(), request, body)
})

test.each([[''], ['   ']])('VAL-34 the search %j is sent as a single space', async (search) => {
  const blank = { search: ' ' }
  expect((await oneCall(calls.driverLocations, { ...groups, search }).sent()).body).toMatchObject(blank)
  expect((await oneCall(calls.adminTripInfo, { ...period, search }).sent()).body).toMatchObject(blank)
  const page = { ...period, search, page: 1, size: 50 }
  expect((await oneCall(calls.adminTrips, page).sent()).body).toMatchObject(blank)
  expect((await oneCall(calls.tripDrivers, page).sent()).body).toMatchObject(blank)
})

const row = {
  ...aDriverLocation,
  member_id: 7,
  amount: '15000',
  status: '1',
  route: { type: 'Point', coordinates: [96.199379, 16.871311] },
}
const driver = {
  key: 's1',
  groupId: 'g1',
  name: 'Aung',
  memberId: '7',
  vehicleNo: 'AA-1234',
  mobile: '09791234567',
  email: 'aung@example.com',
  amount: 15000,
  image: 'https://img.example/1.jpg',
  groupName: 'Yangon Taxi',
  vehicle: 'Toyota',
  model: 'Probox',
  colour: 'White',
  fuelType: 'CNG',
  status: 1,
  vehicleId: 'v1',
  position: { lat: 16.871311, lng: 96.199379 },
}
const counts = { active: 5, ongoing: '2', offline: null, total_count: 7 }

test('PMAP-39 a driver on the map is read with every field', async () => {
  const reply = { data: { data_list: [row], search_data: [], ...counts } }
  const { drivers } = await oneCall(calls.driverLocations, { ...groups, search: '' }, reply).answer()
  expect(drivers).toEqual([driver])
})

test.each([
  ['under data', { status: 200, data: { data_list: [row], search_data: [row], ...counts } }],
  ['at the top', { status: 200, data_list: [row], search_data: [row], ...counts }],
])('PMAP-40 locations are read %s, with search results and counters', async (_, reply) => {
  expect(await oneCall(calls.driverLocations, { ...groups, search: 'aung' }, reply).answer()).toEqual({
    drivers: [driver],
    found: [driver],
    counts: { online: 5, ongoing: 2, offline: 0, all: 7 },
  })
})

test.each([[null], [undefined]])('PMAP-40 nothing is found if search_data is %j', async (found) => {
  const reply = { data: { data_list: null, search_data: found, ...counts } }
  const answer = await oneCall(calls.driverLocations, { ...groups, search: '' }, reply).answer()
  expect(answer).toMatchObject({ drivers: [], found: [] })
})

test('PMAP-39 a driver without a position is dropped', async () => {
  const reply = { data: { data_list: [{ ...row, route: null }, row], ...counts } }
  const { drivers } = await oneCall(calls.driverLocations, { ...groups, search: '' }, reply).answer()
  expect(drivers).toEqual([driver])
})

test.each([
  ['under data', { data: { trips: 12, drivers: '3', distancebykm: 45.6, total_drivers: 9 } }],
  ['at the top', { trips: 12, drivers: 3, distancebykm: '45.6', total_drivers: '9' }],
])('PMAP-41 the counters of trips are read %s', async (_, reply) => {
  expect(await oneCall(calls.adminTripInfo, filter, reply).answer()).toEqual({
    trips: 12,
    drivers: 3,
    distanceKm: 45.6,
    totalDrivers: 9,
  })
})

test.each([
  ['under data', { data: { trips: 12, onlineBookingCount: '3', ongoingBookingCount: null } }],
  ['at the top', { trips: 12, onlineBookingCount: 3, ongoingBookingCount: 0 }],
])('PMAP-42 the counters of bookings are read %s', async (_, reply) => {
  expect(await oneCall(calls.bookingTripInfo, period, reply).answer()).toEqual({
    trips: 12,
    onlineBookings: 3,
    ongoingBookings: 0,
  })
})

const page = { ...filter, page: 1, size: 50 }
const trips = { status: 200, data: { data_list: [aTrip], count: '51' } }

test.each([
  ['EP-B22', () => oneCall(calls.adminTrips, page, trips)],
  ['EP-B27', () => oneCall(calls.ongoingBookings, page, trips)],
  ['EP-B28', () => oneCall(calls.onlineBookings, page, trips)],
])('%s has trips and their count', async (_id, call) => {
  expect(await call().answer()).toMatchObject({
    trips: [{ id: 't1', path: [{ lat: 16.8, lng: 96.1 }, {}] }],
    total: 51,
  })
})

test.each([
  ['data.data_list', { data: { data_list: [aTrip] } }],
  ['data', { data: [aTrip] }],
])('EP-B26 has the trips on the way as %s', async (_, reply) => {
  expect(await oneCall(calls.currentTrips, groups, reply).answer()).toMatchObject([{ id: 't1' }])
})

const listed = { data: { data_list: [{ syskey: 's1', name: 'Aung', status: 2 }], count: '5' } }

test.each([
  ['PMAP-35', () => oneCall(calls.driversByStatus, { ...groups, status: 2, page: 1, size: 2 }, listed)],
  ['PMAP-36', () => oneCall(calls.tripDrivers, { ...filter, page: 1, size: 2 }, listed)],
])('%s a page of drivers has their count', async (_, call) => {
  expect(await call().answer()).toMatchObject({
    drivers: [{ key: 's1', name: 'Aung', status: 2 }],
    total: 5,
  })
})

test('TRIP-09 the detail of a driver on the map is read', async () => {
  const { answer } = oneCall(calls.driverTripDetail, asked, { data: detail })
  expect(await answer()).toMatchObject({
    key: 'trip-1',
    driverName: 'Aung',
    pickup: 'Sule',
    dropOff: 'Insein',
  })
})

test('EP-B25 a refused token is a failure', async () => {
  const { answer } = oneCall(calls.driverLocations, { ...groups, search: '' }, {}, 401)
  await expect(answer()).rejects.toBeInstanceOf(UnauthorizedError)
})

test.each([
  ['EP-B22', adminTripsQuery],
  ['EP-B27', ongoingBookingsQuery],
  ['EP-B28', onlineBookingsQuery],
])('%s is fetched 50 at a time until all are loaded', async (_id, query) => {
  const { client, requests } = fakeClient(() => json(trips))
  const loaded = await new QueryClient().fetchInfiniteQuery({ ...query(client, filter), pages: 9 })
  expect(loaded.pages).toHaveLength(2)
  expect(requests.map(({ url }) => url.search)).toEqual(['?pageSize=50&curPage=1', '?pageSize=50&curPage=2'])
})

test('EP-B25 the query keys of the area differ by call', async () => {
  const reply = {
    ...counts,
    ...detail,
    ...{ trips: 0, drivers: 0, distancebykm: 0, onlineBookingCount: 0, ongoingBookingCount: 0 },
    data_list: [],
    count: 0,
  }
  const { client, requests } = fakeClient(() => json(reply))
  const cache = new QueryClient()
  await cache.fetchQuery(driverLocationsQuery(client, { ...groups, search: '' }))
  await cache.fetchQuery(currentTripsQuery(client, groups))
  await cache.fetchQuery(adminTripInfoQuery(client, filter))
  await cache.fetchQuery(bookingTripInfoQuery(client, period))
  await cache.fetchQuery(driversByStatusQuery(client, { ...groups, status: 1, page: 1, size: 2 }))
  await cache.fetchQuery(tripDriversQuery(client, { ...filter, page: 1, size: 2 }))
  await cache.fetchQuery(driverTripDetailQuery(client, asked))
  const ids = cache
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0])
  expect(ids).toEqual(['EP-B25', 'EP-B26', 'EP-B23', 'EP-B24', 'EP-B33', 'EP-B36', 'EP-B34'])
  expect(requests.map(({ url }) => url.pathname)).toEqual([
    '/location/admin',
    '/location/driver/current',
    '/trip/admin/trip-info',
    '/booking/trip-info',
    '/location/admin/status',
    '/location/driver/count-list',
    '/location/admin/details',
  ])
})

test('EP-B53 the stamp of the last answer is sent, and changes are joined into what is kept', async () => {
  const row = (syskey: string, status: number) => ({ ...aDriverLocation, syskey, status })
  const answers = [
    { stamp: '7', since: null, gone: [], data_list: [row('s1', 1), row('s2', 1), row('s3', 1)] },
    { stamp: '8', since: '7', gone: ['s3'], data_list: [row('s2', 2)] },
    // An answer that continues another one: the whole is fetched.
    { stamp: '9', since: '4', gone: [], data_list: [] },
    { stamp: '10', since: null, gone: [], data_list: [row('s4', 3)] },
    // A row that cannot be read: the whole, which leaves it out.
    { stamp: '11', since: '10', gone: [], data_list: [{ syskey: 's4' }] },
    { stamp: '12', since: null, gone: [], data_list: [{ syskey: 's4' }, row('s5', 1)] },
    // A key that cannot be read: the whole, or its driver would stay on the map.
    { stamp: '13', since: '12', gone: [null], data_list: [] },
    { stamp: '14', since: null, gone: [], data_list: [row('s6', 1)] },
  ]
  const { client, requests } = fakeClient(() =>
    json({ data: { ...counts, ...answers[requests.length - 1] } }),
  )
  const cache = new QueryClient()
  const query = { ...followedLocationsQuery(client, groups), staleTime: 0 }
  const poll = async () => (await cache.fetchQuery(query)).drivers.map(({ key, status }) => [key, status])
  expect(await poll()).toEqual([
    ['s1', 1],
    ['s2', 1],
    ['s3', 1],
  ])
  const [first] = (await cache.fetchQuery({ ...query, staleTime: 1e9 })).drivers
  expect(await poll()).toEqual([
    ['s1', 1],
    ['s2', 2],
  ])
  expect((await cache.fetchQuery({ ...query, staleTime: 1e9 })).drivers[0]).toBe(first)
  expect(await poll()).toEqual([['s4', 3]])
  expect(await poll()).toEqual([['s5', 1]])
  expect(await poll()).toEqual([['s6', 1]])
  expect(requests.map(({ body }) => body)).toEqual(
    ['', '7', '8', '', '10', '', '12', ''].map((stamp) => ({ userid: 'a1', domain: ['g1', 'g2'], stamp })),
  )
})
