import type {
  AdminGroup,
  AdminList,
  Dashboard,
  DashboardSummary,
  DriverRanking,
  DriverTotals,
} from '@fleetgis/domain/dashboards'
import * as z from 'zod/mini'
import { listReply, optionalNumber, optionalText, reply, rows, sum } from '../core/readers.ts'

export const dashboardReply = z.pipe(
  reply('data', { total_amount: sum, trip_count: sum, driver_count: sum, distancebykm: sum }),
  z.transform(
    (data): Dashboard => ({
      totalAmount: data.total_amount,
      tripCount: data.trip_count,
      driverCount: data.driver_count,
      distanceKm: data.distancebykm,
    }),
  ),
)

/** The figures of one driver: those of a dashboard without the count of drivers. */
export type DriverDashboard = Omit<Dashboard, 'driverCount'>

export const driverDashboardReply = z.pipe(
  reply('data', { total_amount: sum, trip_count: sum, distancebykm: sum }),
  z.transform(
    (data): DriverDashboard => ({
      totalAmount: data.total_amount,
      tripCount: data.trip_count,
      distanceKm: data.distancebykm,
    }),
  ),
)

export const driverTotalsReply = z.pipe(
  reply('data', { income: sum, net_amount: sum }),
  z.transform((data): DriverTotals => ({ income: data.income, netAmount: data.net_amount })),
)

const ranking = z.pipe(
  z.object({
    name: optionalText,
    mobile: optionalText,
    email: optionalText,
    member_id: optionalText,
    total_amount: sum,
    net_amount: sum,
    trip_count: sum,
    kilometer: sum,
  }),
  z.transform(
    (row): DriverRanking => ({
      name: row.name ?? '',
      mobile: row.mobile ?? '',
      email: row.email ?? '',
      memberId: row.member_id ?? '',
      totalAmount: row.total_amount,
      netAmount: row.net_amount,
      tripCount: row.trip_count,
      distanceKm: row.kilometer,
    }),
  ),
)

export const driverRankingReply = listReply('top', ranking)

/** A group in the list for admins. The documents name no fields of its rows, so the likely ones are read (DASH-06). */
const adminGroup = z.pipe(
  z.object({
    name: optionalText,
    group_name: optionalText,
    total_trip: optionalNumber,
    trip_count: optionalNumber,
    total_net_amount: optionalNumber,
    net_amount: optionalNumber,
  }),
  z.transform(
    (row): AdminGroup => ({
      name: row.name ?? row.group_name ?? '',
      tripCount: row.total_trip ?? row.trip_count,
      netAmount: row.total_net_amount ?? row.net_amount,
    }),
  ),
)

export const adminListReply = z.pipe(
  reply('data', { data_list: rows(adminGroup), total_trip: sum, total_net_amount: sum }),
  z.transform(
    (data): AdminList => ({
      totalTrips: data.total_trip,
      totalNetAmount: data.total_net_amount,
      groups: data.data_list,
    }),
  ),
)

export const summaryReply = z.pipe(
  reply('data', {
    totalAmount: sum,
    income: sum,
    driverIncome: sum,
    totalTrips: sum,
    totalDrivers: sum,
    totalkm: sum,
    adminTotalTrips: sum,
    groupIncome: sum,
  }),
  z.transform(({ totalkm: totalKm, ...data }): DashboardSummary => ({ ...data, totalKm })),
)
