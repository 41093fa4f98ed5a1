export * from './intent.ts'
