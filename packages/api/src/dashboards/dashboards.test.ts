import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ContractError, UnauthorizedError } from '../core/errors.ts'
import { expectSent } from '../testing/expectSent.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'
import { oneCall } from '../testing/oneCall.ts'
import * as calls from './endpoints.ts'
import {
  adminListQuery,
  dashboardDayQuery,
  dashboardQuery,
  dashboardSummaryQuery,
  driverRankingQuery,
  driverTotalsQuery,
  topAdminTotalsQuery,
} from './queries.ts'

const filter = { userId: 'a1', groupId: 'g1', start: '2025-01-01', end: '2025-01-07' }
const driver = { driverId: 'd1', start: '2025-01-01', end: '2025-01-07' }
const body = { userid: 'a1', startdate: '2025-01-01', enddate: '2025-01-07', domain: 'g1' }

test.each([
  ['EP-B37', () => oneCall(calls.dashboardSummary, filter), '/console/driver/summary', body],
  ['EP-B38', () => oneCall(calls.driverRanking, filter), '/location/driver-ranking', body],
  ['EP-B39', () => oneCall(calls.driverTotals, filter), '/console/driver/totalamount', body],
  ['EP-B40', () => oneCall(calls.dashboard, filter), '/console/dashboard', body],
  [
    'EP-B41',
    () => oneCall(calls.driverDashboard, driver),
    '/driver/dashboard',
    { driverid: 'd1', startdate: '2025-01-01', enddate: '2025-01-07' },
  ],
  ['EP-B42', () => oneCall(calls.topAdminTotals, filter), '/console/hi-admin/amount', body],
  ['EP-B43', () => oneCall(calls.adminList, filter), '/console/hi-admin/list', body],
])('%s is sent to its path, with the page’s token', async (_id, call, path, sent) => {
  await expectSent(call(), `POST https://b.example${path}`, sent)
})

const figures = { total_amount: '450000', trip_count: 120, driver_count: 14, distancebykm: 830.4 }

test.each([
  ['under data', { status: 200, data: figures }],
  ['at the top', { status: 200, ...figures }],
])('DASH-04 the dashboard is read %s', async (_, reply) => {
  expect(await oneCall(calls.dashboard, filter, reply).answer()).toEqual({
    totalAmount: 450000,
    tripCount: 120,
    driverCount: 14,
    distanceKm: 830.4,
  })
})

test('DASH-04 a period without trips has figures of 0', async () => {
  const none = { total_amount: null, trip_count: 0, driver_count: '0', distancebykm: null }
  expect(await oneCall(calls.dashboard, filter, { data: none }).answer()).toEqual({
    totalAmount: 0,
    tripCount: 0,
    driverCount: 0,
    distanceKm: 0,
  })
})

test('DASH-04 an answer without its figures is refused', async () => {
  await expect(oneCall(calls.dashboard, filter, { status: 200 }).answer()).rejects.toBeInstanceOf(
    ContractError,
  )
})

test('EP-B41 the figures of a driver are those of a dashboard without the drivers', async () => {
  expect(await oneCall(calls.driverDashboard, driver, { data: figures }).answer()).toEqual({
    totalAmount: 450000,
    tripCount: 120,
    distanceKm: 830.4,
  })
})

test.each([
  ['under data', { data: { income: '90000', net_amount: 360000.5 } }],
  ['at the top', { income: 90000, net_amount: '360000.5' }],
])('DASH-05 the totals of drivers are read %s', async (_, reply) => {
  const totals = { income: 90000, netAmount: 360000.5 }
  expect(await oneCall(calls.driverTotals, filter, reply).answer()).toEqual(totals)
  expect(await oneCall(calls.topAdminTotals, filter, reply).answer()).toEqual(totals)
})

test.each([
  [
    'under data',
    { data: { total_trip: 30, total_net_amount: '5000', data_list: [{ name: 'Yangon Taxi' }] } },
  ],
  ['at the top', { total_trip: '30', total_net_amount: 5000, data_list: [{ group_name: 'Yangon Taxi' }] }],
])('DASH-06 the list of groups is read with its totals %s', async (_, reply) => {
  expect(await oneCall(calls.adminList, filter, reply).answer()).toEqual({
    totalTrips: 30,
    totalNetAmount: 5000,
    groups: [{ name: 'Yangon Taxi', tripCount: undefined, netAmount: undefined }],
  })
})

test('DASH-06 a group in the list may have its own figures', async () => {
  const groups = [
    { name: 'Yangon Taxi', trip_count: 12, net_amount: '3000' },
    { name: 'Mandalay Taxi', total_trip: '18', total_net_amount: 2000 },
  ]
  const reply = { data: { total_trip: 30, total_net_amount: 5000, data_list: groups } }
  expect((await oneCall(calls.adminList, filter, reply).answer()).groups).toEqual([
    { name: 'Yangon Taxi', tripCount: 12, netAmount: 3000 },
    { name: 'Mandalay Taxi', tripCount: 18, netAmount: 2000 },
  ])
})

const row = {
  name: 'Aung',
  mobile: '09791234567',
  email: null,
  member_id: 7,
  total_amount: '45000',
  net_amount: 36000,
  trip_count: 12,
  kilometer: '83.04',
}

test.each([
  ['data_list', { data_list: [row] }],
  ['data', { data: [row] }],
  ['data.data_list', { data: { data_list: [row] } }],
])('DASH-07 the ranking is read from %s', async (_, reply) => {
  expect(await oneCall(calls.driverRanking, filter, reply).answer()).toEqual([
    {
      name: 'Aung',
      mobile: '09791234567',
      email: '',
      memberId: '7',
      totalAmount: 45000,
      netAmount: 36000,
      tripCount: 12,
      distanceKm: 83.04,
    },
  ])
})

const summary = {
  totalAmount: 450000,
  income: 90000,
  driverIncome: '360000',
  totalTrips: 120,
  totalDrivers: 14,
  adminTotalTrips: 8,
  groupIncome: null,
}

test.each([
  ['under data', { data: { ...summary, totalkm: '830.4' } }],
  ['at the top', { ...summary, totalkm: 830.4 }],
])('DASH-08 the summary is read %s', async (_, reply) => {
  expect(await oneCall(calls.dashboardSummary, filter, reply).answer()).toEqual({
    totalAmount: 450000,
    income: 90000,
    driverIncome: 360000,
    totalTrips: 120,
    totalDrivers: 14,
    totalKm: 830.4,
    adminTotalTrips: 8,
    groupIncome: 0,
  })
})

test('EP-B43 a refused token is a failure', async () => {
  await expect(oneCall(calls.adminList, filter, {}, 401).answer()).rejects.toBeInstanceOf(UnauthorizedError)
})

test('EP-B40 the query keys of the area differ by call', async () => {
  const all = { ...figures, ...summary, totalkm: 0, income: 0, net_amount: 0 }
  const { client, requests } = fakeClient(() =>
    json({ ...all, total_trip: 0, total_net_amount: 0, data_list: [] }),
  )
  const cache = new QueryClient()
  await cache.fetchQuery(dashboardSummaryQuery(client, filter))
  await cache.fetchQuery(driverRankingQuery(client, filter))
  await cache.fetchQuery(driverTotalsQuery(client, filter))
  await cache.fetchQuery(dashboardQuery(client, filter))
  await cache.fetchQuery(topAdminTotalsQuery(client, filter))
  await cache.fetchQuery(adminListQuery(client, filter))
  const keys = cache
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
  expect(keys.map(([id]) => id)).toEqual(['EP-B37', 'EP-B38', 'EP-B39', 'EP-B40', 'EP-B42', 'EP-B43'])
  expect(keys[0]?.[1]).toEqual(filter)
  expect(requests.map(({ url }) => url.pathname)).toEqual([
    '/console/driver/summary',
    '/location/driver-ranking',
    '/console/driver/totalamount',
    '/console/dashboard',
    '/console/hi-admin/amount',
    '/console/hi-admin/list',
  ])
})

test('DASH-12 the figures of a day that went on are read once more after it, then kept', async () => {
  const { client, requests } = fakeClient(() =>
    json({ ...figures, ...summary, totalkm: 0, income: 0, net_amount: 0 }),
  )
  const cache = new QueryClient()
  const reads = [
    (isOver: boolean) => cache.fetchQuery(dashboardQuery(client, filter, { isOver })),
    (isOver: boolean) => cache.fetchQuery(dashboardSummaryQuery(client, filter, { isOver })),
    (isOver: boolean) => cache.fetchQuery(driverTotalsQuery(client, filter, { isOver })),
  ]
  for (const isOver of [false, true, true]) for (const read of reads) await read(isOver)
  expect(requests).toHaveLength(2 * reads.length)
  // A day shares the cache of the figures.
  await cache.fetchQuery(dashboardDayQuery(client, filter, { isOver: true }))
  expect(requests).toHaveLength(2 * reads.length)
})
