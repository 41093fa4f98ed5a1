export * from './endpoints.ts'
export * from './mutations.ts'
export * from './queries.ts'
