export * from './endpoints.ts'
export { type OpenConversation, openConversation } from './openConversation.ts'
export * from './queries.ts'
