export * from './endpoints.ts'
export * from './queries.ts'
