export * from './editConflict.ts'
export * from './rate.ts'
export * from './role.ts'
export * from './user.ts'
