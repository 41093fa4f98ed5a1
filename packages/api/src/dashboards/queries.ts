import { callQuery } from '../core/callQuery.ts'
import type { FleetClient } from '../core/client.ts'
import type { EndpointInput } from '../core/endpoint.ts'
import {
  adminList,
  type DashboardFilter,
  dashboard,
  dashboardSummary,
  driverDashboard,
  driverRanking,
  driverTotals,
  topAdminTotals,
} from './endpoints.ts'

/** The summary of a period. */
export const dashboardSummaryQuery = (client: FleetClient, filter: DashboardFilter) =>
  callQuery(client, dashboardSummary, filter)

/** The drivers of a period, ranked. */
export const driverRankingQuery = (client: FleetClient, filter: DashboardFilter) =>
  callQuery(client, driverRanking, filter)

/** The drivers' earnings in a period. */
export const driverTotalsQuery = (client: FleetClient, filter: DashboardFilter) =>
  callQuery(client, driverTotals, filter)

/** The figures of a period. */
export const dashboardQuery = (client: FleetClient, filter: DashboardFilter) =>
  callQuery(client, dashboard, filter)

/** The figures of one driver in a period. */
export const driverDashboardQuery = (client: FleetClient, input: EndpointInput<typeof driverDashboard>) =>
  callQuery(client, driverDashboard, input)

/** The earnings in a period, for top admins. */
export const topAdminTotalsQuery = (client: FleetClient, filter: DashboardFilter) =>
  callQuery(client, topAdminTotals, filter)

/** The groups of a period, for top admins. */
export const adminListQuery = (client: FleetClient, filter: DashboardFilter) =>
  callQuery(client, adminList, filter)
