export * from './message.ts'
export * from './waits.ts'
