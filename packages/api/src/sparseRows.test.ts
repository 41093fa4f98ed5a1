import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from './endpoints.ts'

/** Reads a reply of a call. */
const read = <Answer, Wire>(
  { response }: { readonly response: z.ZodMiniType<Answer, Wire> },
  wire: unknown,
): Answer => z.parse(response, wire)

test('BKS-15 a booking is kept without its id, date and status', () => {
  const { bookings } = read(endpoints.driverBookings, {
    data: { bookings: [{ bookingkey: 'k1' }, { bookingkey: 'k2', status: 'soon' }], totalCount: 2 },
  })
  expect(bookings).toMatchObject([
    { key: 'k1', id: '', createdAt: '', status: 0 },
    { key: 'k2', status: 0 },
  ])
})

test('ASG-06 a driver who can be assigned is kept without a name', () => {
  const { candidates } = read(endpoints.assignOffer, {
    data: { driver_list: [{ syskey: 'd1', vehicleno: '5K-3421' }], bookingData: {} },
  })
  expect(candidates).toMatchObject([{ key: 'd1', name: '', vehicleNo: '5K-3421' }])
})

test('CHAT-35 a message is kept without its sender', () => {
  const news = { message: [{ content: 'Where are you?' }], role: [], conversation: null }
  const { messages } = read(endpoints.messages, { data: { data_list: news } })
  expect(messages).toMatchObject([{ senderId: '', content: 'Where are you?' }])
})

test('MAP-28 a group without a name has its id', () => {
  expect(read(endpoints.groups, { dataList: [{ syskey: 's1', id: 'G001', name: null }] })).toEqual([
    { key: 's1', id: 'G001', name: 'G001' },
  ])
})

test('EP-A12 a trip is kept without its user, group and route', () => {
  expect(read(endpoints.trips, { data_list: [{ tripid: 't1', startname: 'Sule' }] })).toMatchObject([
    { id: 't1', userId: '', groupId: '', from: 'Sule', path: [] },
  ])
})

test('TXN-01 a transaction is kept without its date', () => {
  const { transactions } = read(endpoints.consoleTransactions, { data_list: [{ total: 4500 }], count: 1 })
  expect(transactions).toMatchObject([{ total: 4500, at: '' }])
})

test('TXN-03 a transaction of a wallet is kept without its date', () => {
  const sums = { opening_balance: 10_000, closing_balance: 5500, commission: 0, wallet: 0 }
  const { transactions } = read(endpoints.balanceHistory, {
    data: {
      data_list: [{ total: 4500, initial: 10_000, balance: 5500, reduce_amount: 0 }],
      count: 1,
      ...sums,
    },
  })
  expect(transactions).toMatchObject([{ balance: 5500, createdAt: '' }])
})

test('TXN-02 a transaction of a wallet is kept without its total and its commission, and neither is 0', () => {
  const sums = { opening_balance: 10_000, closing_balance: 15_000, commission: 0, wallet: 0 }
  const { transactions } = read(endpoints.balanceHistory, {
    data: { data_list: [{ initial: 10_000, balance: 15_000 }], count: 1, ...sums },
  })
  expect(transactions).toEqual([{ tripId: '', createdAt: '', initial: 10_000, balance: 15_000 }])
})

test('APR-09 a top-up request is kept without its date', () => {
  const row = { syskey: 'r1', domainid: 'G001', driver_key: 'd1', status: 1, amount: 5000 }
  const { requests } = read(endpoints.topUpRequests, { data: { data_list: [row], total_count: 1 } })
  expect(requests).toMatchObject([{ key: 'r1', amount: 5000, requestedAt: '' }])
})

test.each([[null], [''], [[null]], [[{ image: [] }]]])(
  'APR-09 a top-up request is kept with the attachments %j, which cannot be read',
  (attachments) => {
    const row = { syskey: 'r1', domainid: 'G001', driver_key: 'd1', status: 1, amount: 5000, attachments }
    const { requests } = read(endpoints.topUpRequests, { data: { data_list: [row], total_count: 1 } })
    expect(requests).toMatchObject([{ key: 'r1', attachments: [] }])
  },
)

test('APR-09 an attachment that cannot be read leaves the others', () => {
  const attachments = [null, 'https://a/1.png', { image: 'https://a/2.png' }]
  const row = { syskey: 'r1', domainid: 'G001', driver_key: 'd1', status: 1, amount: 5000, attachments }
  const { requests } = read(endpoints.topUpRequests, { data: { data_list: [row], total_count: 1 } })
  expect(requests[0]?.attachments).toEqual(['https://a/1.png', 'https://a/2.png'])
})

test('OMAP-02 a vehicle without a number is kept with its id', () => {
  expect(
    read(endpoints.ownerVehicles, { data: { data_list: [{ vehicleid: 'v1', vehicleno: null }] } }),
  ).toEqual([{ id: 'v1', number: 'v1' }])
})

test('MAP-13 the sums of no trips may be null', () => {
  expect(read(endpoints.tripInfo, { data: { trips: 0, drivers: 0, distancebykm: null } })).toEqual({
    trips: 0,
    drivers: 0,
    distanceKm: 0,
  })
})

test('LOC-36 the status of a change is that of the reply, not that of the row that it may carry', () => {
  const changed = { status: 200, message: 'Success', data: { syskey: 'p1', status: 4 } }
  expect(read(endpoints.updateLocation, changed)).toEqual({ status: 200, message: 'Success' })
})

const sums = { opening_balance: null, closing_balance: null, commission: null, wallet: null }

test.each([
  ['driverBookings', { data: { bookings: null, totalCount: null } }],
  ['passengerBookings', { data: { bookings: [], totalCount: null } }],
  ['adminBookings', { data: { data: null, totalCount: null } }],
  ['groupDrivers', { data: { data_list: null, total_count: null } }],
  ['topUpDrivers', { data_list: null, total_count: null }],
  ['consoleDrivers', { data_list: null, total_count: null }],
  ['adminTrips', { data: { data_list: null, count: null } }],
  ['consoleTransactions', { data_list: null, count: null }],
  ['topUpRequests', { data: { data_list: null, total_count: null } }],
  ['locationReview', { data: { location_list: null, count: null } }],
  ['unknownLocations', { data: { unknow_locations: null, count: null } }],
  ['driversByStatus', { data: { data_list: null, count: null } }],
] as const)('decision 68 %s without rows may have the total null, which is 0', (name, wire) => {
  const { total, count = total } = read(endpoints[name] as never, wire) as { total?: number; count?: number }
  expect(count).toBe(0)
})

test('TXN-03 a wallet without entries may have null in place of their count', () => {
  const data = { data_list: null, count: null, ...sums }
  expect(read(endpoints.balanceHistory, { data })).toMatchObject({ transactions: [], count: 0 })
})

test('decision 68 rows without their total are an error: there may be more of them', () => {
  const { success, error } = z.safeParse(endpoints.groupDrivers.response, {
    data: { data_list: [{ syskey: 's1' }], total_count: null },
  })
  expect({ success, path: error?.issues[0]?.path }).toEqual({ success: false, path: ['total_count'] })
})

test('ASG-06 an offer without the places of its booking keeps its drivers', () => {
  const offer = read(endpoints.assignOffer, {
    data: { driver_list: [{ syskey: 'd1' }], polyline: null, bookingData: null },
  })
  expect(offer).toMatchObject({
    candidates: [{ key: 'd1' }],
    booking: { pickup: { name: '' }, dropOffName: '', stops: [] },
  })
})

test('decision 68 the summary of no trips may have no duration, which is 0', () => {
  const data = { trip_count: 0, total_amount: null, distancebykm: null }
  expect(read(endpoints.ownerTripSummary, { data })).toEqual({
    trips: 0,
    duration: 0,
    totalAmount: 0,
    distanceKm: 0,
  })
})

test('decision 68 the summary of trips without their duration is an error', () => {
  const data = { trip_count: 12, total_amount: 90_000, distancebykm: 140 }
  const { success, error } = endpoints.ownerTripSummary.response.safeParse({ data })
  expect({ success, path: error?.issues[0]?.path }).toEqual({ success: false, path: ['duration'] })
})
