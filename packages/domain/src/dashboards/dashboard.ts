/** The figures of a period. Source: DASH-04. */
export interface Dashboard {
  readonly totalAmount: number
  readonly tripCount: number
  readonly driverCount: number
  readonly distanceKm: number
}

/** The drivers' earnings in a period. Source: DASH-05. */
export interface DriverTotals {
  readonly income: number
  readonly netAmount: number
}

/** A group in the list for admins. The documents name no fields, so each may be missing. Source: DASH-06. */
export interface AdminGroup {
  readonly name: string
  readonly tripCount: number | undefined
  readonly netAmount: number | undefined
}

/** Source: DASH-06. */
export interface AdminList {
  readonly totalTrips: number
  readonly totalNetAmount: number
  readonly groups: readonly AdminGroup[]
}

/** A driver in the ranking. Source: DASH-07. */
export interface DriverRanking {
  readonly name: string
  readonly mobile: string
  readonly email: string
  readonly memberId: string
  readonly totalAmount: number
  readonly netAmount: number
  readonly tripCount: number
  readonly distanceKm: number
}

/** Source: DASH-08. */
export interface DashboardSummary {
  readonly totalAmount: number
  readonly income: number
  readonly driverIncome: number
  readonly totalTrips: number
  readonly totalDrivers: number
  readonly totalKm: number
  readonly adminTotalTrips: number
  readonly groupIncome: number
}
