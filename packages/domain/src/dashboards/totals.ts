import type { AdminList, Dashboard, DriverTotals } from './dashboard.ts'

/** A figure of the Other panel; its kind decides the format. */
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

function figures(
  rows: readonly (readonly [TotalKey, Total['kind'], number | undefined])[],
): readonly Total[] {
  return rows.flatMap(([key, kind, value]) => (value === undefined ? [] : [{ key, kind, value }]))
}
