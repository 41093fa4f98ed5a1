export * from './policies.ts'
