export * from './endpoints.ts'
export { googlePlaces } from './googlePlaces.ts'
export * from './mutations.ts'
export * from './queries.ts'
