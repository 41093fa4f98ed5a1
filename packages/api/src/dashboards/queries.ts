import { queryOptions } from '@tanstack/react-query'
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
  return queryOptions({
    queryKey: [dashboardSummary.id, filter],
    queryFn: ({ signal }) => client.call(dashboardSummary, filter, { signal }),
  })
}

/** The drivers of a period, ranked. */
export function driverRankingQuery(client: FleetClient, filter: DashboardFilter) {
  return queryOptions({
    queryKey: [driverRanking.id, filter],
    queryFn: ({ signal }) => client.call(driverRanking, filter, { signal }),
  })
}

/** The drivers' earnings in a period. */
export function driverTotalsQuery(client: FleetClient, filter: DashboardFilter) {
  return queryOptions({
    queryKey: [driverTotals.id, filter],
    queryFn: ({ signal }) => client.call(driverTotals, filter, { signal }),
  })
}

/** The figures of a period. */
export function dashboardQuery(client: FleetClient, filter: DashboardFilter) {
  return queryOptions({
    queryKey: [dashboard.id, filter],
    queryFn: ({ signal }) => client.call(dashboard, filter, { signal }),
  })
}

/** The figures of one driver in a period. */
export function driverDashboardQuery(client: FleetClient, input: EndpointInput<typeof driverDashboard>) {
  return callQuery(client, driverDashboard, input)
}

/** The earnings in a period, for top admins. */
export function topAdminTotalsQuery(client: FleetClient, filter: DashboardFilter) {
  return queryOptions({
    queryKey: [topAdminTotals.id, filter],
    queryFn: ({ signal }) => client.call(topAdminTotals, filter, { signal }),
  })
}

/** The groups of a period, for top admins. */
export function adminListQuery(client: FleetClient, filter: DashboardFilter) {
  return queryOptions({
    queryKey: [adminList.id, filter],
    queryFn: ({ signal }) => client.call(adminList, filter, { signal }),
  })
}
