export * from './endpoints.ts'
export * from './mutations.ts'
export { type OpenConversation, openConversation } from './openConversation.ts'
export * from './queries.ts'
