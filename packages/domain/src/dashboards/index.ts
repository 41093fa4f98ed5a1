export * from './dashboard.ts'
export * from './ranked.ts'
export * from './totals.ts'
export * from './userType.ts'
