import { atTop, count, list, number, row, text, underData } from '../core/strict.ts'

const totals = underData({ income: number, net_amount: number })

export const dashboardsWire = {
  dashboardSummary: underData({
    totalAmount: number,
    income: number,
    driverIncome: number,
    totalTrips: count,
    totalDrivers: count,
    totalkm: number,
    adminTotalTrips: count,
    groupIncome: number,
  }),
  driverRanking: atTop({
    data_list: list(
      row({
        name: text,
        mobile: text,
        email: text,
        member_id: text,
        total_amount: number,
        net_amount: number,
        trip_count: count,
        kilometer: number,
      }),
    ),
  }),
  driverTotals: totals,
  dashboard: underData({
    total_amount: number,
    trip_count: count,
    driver_count: count,
    distancebykm: number,
  }),
  driverDashboard: underData({ total_amount: number, trip_count: count, distancebykm: number }),
  topAdminTotals: totals,
  adminList: underData({
    data_list: list(row({ name: text, total_trip: count, total_net_amount: number })),
    total_trip: count,
    total_net_amount: number,
  }),
}
