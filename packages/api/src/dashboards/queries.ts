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
export function dashboardSummaryQuery(client: FleetClient, filter: DashboardFilter) {
  return callQuery(client, dashboardSummary, filter)
}

/** The drivers of a period, ranked. */
export function driverRankingQuery(client: FleetClient, filter: DashboardFilter) {
  return callQuery(client, driverRanking, filter)
}

/** The drivers' earnings in a period. */
export function driverTotalsQuery(client: FleetClient, filter: DashboardFilter) {
  return callQuery(client, driverTotals, filter)
}

/** The figures of a period. */
export function dashboardQuery(client: FleetClient, filter: DashboardFilter) {
  return callQuery(client, dashboard, filter)
}

/** The figures of one driver in a period. */
export function driverDashboardQuery(client: FleetClient, input: EndpointInput<typeof driverDashboard>) {
  return callQuery(client, driverDashboard, input)
}

/** The earnings in a period, for top admins. */
export function topAdminTotalsQuery(client: FleetClient, filter: DashboardFilter) {
  return callQuery(client, topAdminTotals, filter)
}

/** The groups of a period, for top admins. */
export function adminListQuery(client: FleetClient, filter: DashboardFilter) {
  return callQuery(client, adminList, filter)
}
