import * as z from 'zod/mini'
import { callsOf, written } from '../core/endpoint.ts'
import {
  adminListReply,
  dashboardReply,
  driverDashboardReply,
  driverRankingReply,
  driverTotalsReply,
  summaryReply,
} from './schemas.ts'

const dashboardCall = callsOf({
  base: 'console',
  method: 'POST',
  auth: 'bearer',
  source: 'assumed',
})

export type { DriverDashboard } from './schemas.ts'

/** The group and period of the figures. */
export interface DashboardFilter {
  /** The acting admin. */
  userId: string
  groupId: string
  /** yyyy-mm-dd. */
  start: string
  /** yyyy-mm-dd, included. */
  end: string
}

const filterBody = written(
  z.object({ userid: z.string(), startdate: z.string(), enddate: z.string(), domain: z.string() }),
  (filter: DashboardFilter) => ({
    userid: filter.userId,
    startdate: filter.start,
    enddate: filter.end,
    domain: filter.groupId,
  }),
)

/** EP-B37 The summary of a period (DASH-08). */
export const dashboardSummary = dashboardCall({
  name: 'dashboardSummary',
  id: 'EP-B37',
  path: '/console/driver/summary',
  access: 'read',
  body: filterBody,
  response: summaryReply,
})

/** EP-B38 The drivers of a period, ranked (DASH-07). */
export const driverRanking = dashboardCall({
  name: 'driverRanking',
  id: 'EP-B38',
  path: '/location/driver-ranking',
  access: 'read',
  body: filterBody,
  response: driverRankingReply,
})

/** EP-B39 The drivers' earnings in a period (DASH-05). MMK. */
export const driverTotals = dashboardCall({
  name: 'driverTotals',
  id: 'EP-B39',
  path: '/console/driver/totalamount',
  access: 'read',
  body: filterBody,
  response: driverTotalsReply,
})

/** EP-B40 The figures of a period (DASH-04). */
export const dashboard = dashboardCall({
  name: 'dashboard',
  id: 'EP-B40',
  path: '/console/dashboard',
  access: 'read',
  body: filterBody,
  response: dashboardReply,
})

/** EP-B41 The figures of one driver in a period. Its fields are not documented: assumed to be those of DASH-04. */
export const driverDashboard = dashboardCall({
  name: 'driverDashboard',
  id: 'EP-B41',
  path: '/driver/dashboard',
  access: 'read',
  body: written(
    z.object({ driverid: z.string(), startdate: z.string(), enddate: z.string() }),
    (input: {
      /** Key of the driver. */
      driverId: string
      /** yyyy-mm-dd. */
      start: string
      /** yyyy-mm-dd, included. */
      end: string
    }) => ({ driverid: input.driverId, startdate: input.start, enddate: input.end }),
  ),
  response: driverDashboardReply,
})

/**
 * EP-B42 The earnings in a period for top admins. Its fields are not documented: assumed to be those of DASH-05. MMK.
 */
export const topAdminTotals = dashboardCall({
  name: 'topAdminTotals',
  id: 'EP-B42',
  path: '/console/hi-admin/amount',
  access: 'read',
  body: filterBody,
  response: driverTotalsReply,
})

/** EP-B43 The groups of a period with their trips and amounts, for top admins (DASH-06). */
export const adminList = dashboardCall({
  name: 'adminList',
  id: 'EP-B43',
  path: '/console/hi-admin/list',
  access: 'read',
  body: filterBody,
  response: adminListReply,
})
