import { test } from 'vitest'
import { fuzzReply } from '../testing/fuzz.ts'
import * as calls from './endpoints.ts'

const filter = { userId: 'a1', groupId: 'g1', driverId: 'd1', start: '2025-01-01', end: '2025-01-07' }
const figures = { total_amount: 450000, trip_count: 120, driver_count: 14, distancebykm: 830.4 }
const totals = { income: 90000, net_amount: 360000 }

test('EP-B37 for any reply the summary is read or refused', async () => {
  await fuzzReply(calls.dashboardSummary, filter, {
    data: {
      totalAmount: 450000,
      income: 90000,
      driverIncome: '360000',
      totalTrips: 120,
      totalDrivers: 14,
      totalkm: 830.4,
      adminTotalTrips: 8,
      groupIncome: null,
    },
  })
})

test('EP-B38 for any reply the ranking is read or refused', async () => {
  const bare = { total_amount: 45000, net_amount: 36000, trip_count: 12, kilometer: 83.04 }
  const row = { ...bare, name: 'Aung', mobile: '09791234567', email: 'aung@example.com', member_id: 'M-7' }
  await fuzzReply(calls.driverRanking, filter, { data_list: [row, bare] })
})

test('EP-B39 for any reply the totals of drivers are read or refused', async () => {
  await fuzzReply(calls.driverTotals, filter, { status: 200, data: totals })
})

test('EP-B40 for any reply the dashboard is read or refused', async () => {
  await fuzzReply(calls.dashboard, filter, { status: 200, data: figures })
})

test('EP-B41 for any reply the figures of a driver are read or refused', async () => {
  await fuzzReply(calls.driverDashboard, filter, { data: figures })
})

test('EP-B42 for any reply the totals of top admins are read or refused', async () => {
  await fuzzReply(calls.topAdminTotals, filter, { data: totals })
})

test('EP-B43 for any reply the list of groups is read or refused', async () => {
  const row = { name: 'Yangon Taxi', total_trip: 12, total_net_amount: 3000 }
  await fuzzReply(calls.adminList, filter, {
    data: { data_list: [row, { group_name: 'Mandalay Taxi' }], total_trip: 30, total_net_amount: 5000 },
  })
})
