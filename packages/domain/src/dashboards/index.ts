export type {
  AdminGroup,
  AdminList,
  Dashboard,
  DashboardSummary,
  DriverRanking,
  DriverTotals,
} from './dashboard.ts'
export { type RankedDriver, ranked } from './ranked.ts'
export { adminFigures, driverFigures, summaryFigures, type Total, type TotalKey } from './totals.ts'
export { USER_TYPE_VIEW, USER_TYPES, type UserType, userTypeOf } from './userType.ts'
