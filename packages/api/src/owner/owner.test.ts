import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { UnauthorizedError } from '../core/errors.ts'
import { aTrip } from '../testing/aTrip.ts'
import { expectSent } from '../testing/expectSent.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'
import { oneCall } from '../testing/oneCall.ts'
import * as calls from './endpoints.ts'
import {
  ownerLocationsQuery,
  ownerTripDetailQuery,
  ownerTripListQuery,
  ownerTripSummaryQuery,
  ownerTripsQuery,
  ownerVehicleDetailQuery,
  ownerVehiclesQuery,
} from './queries.ts'

const owner = { ownerId: 'o1' }
const filter = {
  ...owner,
  search: ' aung ',
  vehicleIds: ['v1', 'v2'],
  start: '2025-01-01',
  end: '2025-01-07',
}
const sent = {
  search: 'aung',
  driverid: 'o1',
  vehicleid: ['v1', 'v2'],
  startdate: '2025-01-01',
  enddate: '2025-01-07',
}
const detail = { syskey: 'trip-1', name: 'Aung', startname: 'Sule', endname: 'Insein', totalamount: 4500 }

test.each([
  ['EP-B46', () => oneCall(calls.ownerVehicles, owner), '/owner/driver-vehicle', { driverid: 'o1' }],
  ['EP-B47', () => oneCall(calls.ownerTripSummary, filter), '/owner/vehicle-trip-info', sent],
  [
    'EP-B48',
    () => oneCall(calls.ownerLocations, { ...owner, search: 'aung' }),
    '/owner/vehicle-location',
    { driverid: 'o1', search: 'aung' },
  ],
  [
    'EP-B49',
    () => oneCall(calls.ownerTrips, { ...filter, page: 2, size: 50 }),
    '/owner/vehicle-trip?pageSize=50&curPage=2',
    sent,
  ],
  [
    'EP-B50',
    () => oneCall(calls.ownerVehicleDetail, { ...owner, vehicleId: 'v1' }),
    '/owner/vehicle-details',
    { driverid: 'o1', vehicleid: 'v1' },
  ],
  [
    'EP-B51',
    () => oneCall(calls.ownerTripList, { ...filter, vehicleIds: [], page: 1, size: 5 }),
    '/owner/trip-list?pageSize=5&curPage=1',
    { ...sent, vehicleid: [] },
  ],
  [
    'EP-B52',
    () => oneCall(calls.ownerTripDetail, { ...owner, tripId: 't1' }),
    '/owner/trip-details',
    { driverid: 'o1', tripid: 't1' },
  ],
])('%s is sent to its path, with the page’s token', async (_id, call, path, body) => {
  await expectSent(call(), `POST https://b.example${path}`, body)
})

test.each([[''], ['   ']])('VAL-34 the search %j is sent as a single space', async (search) => {
  const blank = { search: ' ' }
  expect((await oneCall(calls.ownerLocations, { ...owner, search }).sent()).body).toMatchObject(blank)
  expect((await oneCall(calls.ownerTripSummary, { ...filter, search }).sent()).body).toMatchObject(blank)
})

const vehicle = { vehicleid: 7, vehicleno: 'AA-1234' }

test.each([
  ['data.data_list', { status: 200, data: { data_list: [vehicle] } }],
  ['data_list', { data_list: [vehicle] }],
  ['data', { data: [vehicle] }],
])('OMAP-26 the vehicles of an owner are read from %s', async (_, reply) => {
  expect(await oneCall(calls.ownerVehicles, owner, reply).answer()).toEqual([{ id: '7', number: 'AA-1234' }])
})

test.each([
  ['as HTTP status', {}, 401],
  ['in the body', { status: 401, message: 'Unauthorized' }, 200],
])('OMAP-28 a 401 %s is unauthorised', async (_, reply, status) => {
  const { answer } = oneCall(calls.ownerVehicles, owner, reply, status)
  await expect(answer()).rejects.toBeInstanceOf(UnauthorizedError)
})

const totals = { trip_count: '12', total_amount: 54000, distancebykm: '150.5' }

test.each([
  ['under data', { data: { ...totals, duration: '05:30:00' } }, '05:30:00'],
  ['at the top', { ...totals, duration: 19800 }, 19800],
])('OMAP-25 the counters of the owner are read %s, the duration as sent', async (_, reply, duration) => {
  expect(await oneCall(calls.ownerTripSummary, filter, reply).answer()).toEqual({
    trips: 12,
    totalAmount: 54000,
    distanceKm: 150.5,
    duration,
  })
})

const row = { vehicleid: 'v1', name: 'Aung', status: '4', route: { coordinates: [96.2, 16.9] } }

test.each([
  ['under data', { data: { data_list: [row], search_data: [row] } }],
  ['at the top', { data_list: [row], search_data: [row] }],
])('OMAP-15 the vehicles on the map, and those found, are read with their status %s', async (_, reply) => {
  const found = { vehicleId: 'v1', name: 'Aung', status: 4, position: { lat: 16.9, lng: 96.2 } }
  expect(await oneCall(calls.ownerLocations, { ...owner, search: 'aung' }, reply).answer()).toMatchObject({
    drivers: [found],
    found: [found],
  })
})

test('OMAP-15 without a search nothing is found', async () => {
  const reply = { data: { data_list: [] } }
  const { answer } = oneCall(calls.ownerLocations, { ...owner, search: '' }, reply)
  expect(await answer()).toEqual({ drivers: [], found: [] })
})

test.each([
  ['under data', { data: { data_list: [aTrip], count: '51' } }],
  ['beside data', { data: { data_list: [aTrip] }, count: 51 }],
])('TRIP-08 the trips of an owner are read with their count %s', async (_, reply) => {
  const expected = { trips: [{ id: 't1', vehicleNo: 'AA-1234', total: 4500 }], total: 51 }
  expect(await oneCall(calls.ownerTrips, { ...filter, page: 1, size: 50 }, reply).answer()).toMatchObject(
    expected,
  )
  expect(await oneCall(calls.ownerTripList, { ...filter, page: 1, size: 5 }, reply).answer()).toMatchObject(
    expected,
  )
})

test('TRIP-09 the detail of a trip is read, and so is that of a vehicle', async () => {
  const expected = { key: 'trip-1', driverName: 'Aung', pickup: 'Sule', dropOff: 'Insein', total: 4500 }
  const reply = { status: 200, data: detail }
  const trip = oneCall(calls.ownerTripDetail, { ...owner, tripId: 't1' }, reply)
  const vehicleNow = oneCall(calls.ownerVehicleDetail, { ...owner, vehicleId: 'v1' }, reply)
  expect(await trip.answer()).toMatchObject(expected)
  expect(await vehicleNow.answer()).toMatchObject(expected)
})

test('OMAP-27 trips are fetched 50 at a time until all are loaded', async () => {
  const { client, requests } = fakeClient(() => json({ data: { data_list: [aTrip], count: 101 } }))
  const query = ownerTripsQuery(client, filter)
  const loaded = await new QueryClient().fetchInfiniteQuery({ ...query, pages: 9 })
  expect(loaded.pages).toHaveLength(3)
  expect(requests.at(-1)?.url.search).toBe('?pageSize=50&curPage=3')
})

test('EP-B48 the query keys of the area differ by call', async () => {
  const reply = { ...detail, ...totals, duration: 0, count: 0, data_list: [] }
  const { client, requests } = fakeClient(() => json(reply))
  const cache = new QueryClient()
  await cache.fetchQuery(ownerVehiclesQuery(client, owner))
  await cache.fetchQuery(ownerTripSummaryQuery(client, filter))
  await cache.fetchQuery(ownerLocationsQuery(client, { ...owner, search: '' }))
  await cache.fetchQuery(ownerVehicleDetailQuery(client, { ...owner, vehicleId: 'v1' }))
  await cache.fetchQuery(ownerTripListQuery(client, { ...filter, page: 1, size: 5 }))
  await cache.fetchQuery(ownerTripDetailQuery(client, { ...owner, tripId: 't1' }))
  const ids = cache
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0])
  expect(ids).toEqual(['EP-B46', 'EP-B47', 'EP-B48', 'EP-B50', 'EP-B51', 'EP-B52'])
  expect(requests.map(({ url }) => url.pathname)).toEqual([
    '/owner/driver-vehicle',
    '/owner/vehicle-trip-info',
    '/owner/vehicle-location',
    '/owner/vehicle-details',
    '/owner/trip-list',
    '/owner/trip-details',
  ])
})
