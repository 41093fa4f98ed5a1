export * from './endpoints.ts'
export * from './mutations.ts'
