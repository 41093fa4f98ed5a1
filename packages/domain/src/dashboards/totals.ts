import type { AdminList, Dashboard, DashboardSummary, DriverTotals } from './dashboard.ts'

/** A figure of a period; its kind decides the format. */
export interface Total {
  readonly key: TotalKey
  readonly kind: 'amount' | 'count' | 'distance'
  readonly value: number
}

export type TotalKey =
  | 'totalAmount'
  | 'income'
  | 'netAmount'
  | 'tripCount'
  | 'driverCount'
  | 'distanceKm'
  | 'totalTrips'
  | 'totalNetAmount'
  | 'driverIncome'
  | 'totalDrivers'
  | 'totalKm'
  | 'adminTotalTrips'
  | 'groupIncome'

/** The figures for drivers, in order; those whose call has no answer are omitted. Source: DASH-04. */
export function driverFigures(
  dashboard: Dashboard | undefined,
  totals: DriverTotals | undefined,
): readonly Total[] {
  return figures([
    ['totalAmount', 'amount', dashboard?.totalAmount],
    ['income', 'amount', totals?.income],
    ['netAmount', 'amount', totals?.netAmount],
    ['tripCount', 'count', dashboard?.tripCount],
    ['driverCount', 'count', dashboard?.driverCount],
    ['distanceKm', 'distance', dashboard?.distanceKm],
  ])
}

/** The figures for admins. Source: DASH-03, DASH-06. */
export function adminFigures(list: AdminList | undefined): readonly Total[] {
  return figures([
    ['totalTrips', 'count', list?.totalTrips],
    ['totalNetAmount', 'amount', list?.totalNetAmount],
  ])
}

/** The figures of the summary, in the order of the documents. Source: DASH-08. */
export function summaryFigures(summary: DashboardSummary | undefined): readonly Total[] {
  return figures([
    ['totalAmount', 'amount', summary?.totalAmount],
    ['income', 'amount', summary?.income],
    ['driverIncome', 'amount', summary?.driverIncome],
    ['totalTrips', 'count', summary?.totalTrips],
    ['totalDrivers', 'count', summary?.totalDrivers],
    ['totalKm', 'distance', summary?.totalKm],
    ['adminTotalTrips', 'count', summary?.adminTotalTrips],
    ['groupIncome', 'amount', summary?.groupIncome],
  ])
}

/**
 * What the summary adds to the figures of the dashboard and the income of the groups: no figure is shown twice, so its
 * income and the trips of all groups are left out where they equal its total amount and its trips. DASH-08, DASH-13.
 */
export function furtherFigures(summary: DashboardSummary | undefined): readonly Total[] {
  const shown: readonly TotalKey[] = [
    'driverIncome',
    ...(summary && summary.income !== summary.totalAmount ? (['income'] as const) : []),
    ...(summary && summary.adminTotalTrips !== summary.totalTrips ? (['adminTotalTrips'] as const) : []),
  ]
  return summaryFigures(summary).filter(({ key }) => shown.includes(key))
}

function figures(
  rows: readonly (readonly [TotalKey, Total['kind'], number | undefined])[],
): readonly Total[] {
  return rows.flatMap(([key, kind, value]) => (value === undefined ? [] : [{ key, kind, value }]))
}
