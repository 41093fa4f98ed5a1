import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../core/callQuery.ts'
import type { FleetClient } from '../core/client.ts'
import { ofClient } from '../core/ofClient.ts'
import { createQueue, type Queue } from '../core/queue.ts'
import {
  adminList,
  type DashboardFilter,
  dashboard,
  dashboardSummary,
  driverRanking,
  driverTotals,
  topAdminTotals,
} from './endpoints.ts'

/** Whether the period's last day is over. */
export interface PeriodState {
  readonly isOver?: boolean | undefined
}

/**
 * Figures of days that are over are kept for the session (DASH-12), under a key of their own: those read while the day
 * went on are not final.
 */
function ofPeriod<Query extends { queryKey: QueryKey }>(
  query: Query,
  { isOver = false }: PeriodState,
): Query {
  if (!isOver) return query
  const forever = Number.POSITIVE_INFINITY
  return { ...query, queryKey: [...query.queryKey, 'over'], staleTime: forever, gcTime: forever }
}

/** The summary of a period. */
export const dashboardSummaryQuery = (
  client: FleetClient,
  filter: DashboardFilter,
  state: PeriodState = {},
) => ofPeriod(callQuery(client, dashboardSummary, filter), state)

/** The drivers of a period, ranked. */
export const driverRankingQuery = (client: FleetClient, filter: DashboardFilter) =>
  callQuery(client, driverRanking, filter)

/** The drivers' earnings in a period. */
export const driverTotalsQuery = (client: FleetClient, filter: DashboardFilter, state: PeriodState = {}) =>
  ofPeriod(callQuery(client, driverTotals, filter), state)

/** The figures of a period. */
export const dashboardQuery = (client: FleetClient, filter: DashboardFilter, state: PeriodState = {}) =>
  ofPeriod(callQuery(client, dashboard, filter), state)

const queueOfDays = new WeakMap<FleetClient, Queue>()

/** The figures of one day, which share the cache of `dashboardQuery`. At most two days are fetched at a time (DASH-12). */
export function dashboardDayQuery(client: FleetClient, filter: DashboardFilter, state: PeriodState) {
  const queue = queueOfDays.get(client) ?? createQueue(2)
  queueOfDays.set(client, queue)
  const day = queryOptions({
    // Without the library's tags, whose names a published declaration would not have.
    queryKey: [dashboard.id, filter] as QueryKey,
    queryFn: ({ signal }) => queue(() => client.call(dashboard, filter, { signal })),
  })
  return ofPeriod(ofClient(client, day), state)
}

/** The earnings in a period, for top admins. */
export const topAdminTotalsQuery = (client: FleetClient, filter: DashboardFilter) =>
  callQuery(client, topAdminTotals, filter)

/** The groups of a period, for top admins. */
export const adminListQuery = (client: FleetClient, filter: DashboardFilter) =>
  callQuery(client, adminList, filter)
