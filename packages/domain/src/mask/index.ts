export * from './mask.ts'
export * from './phoneLink.ts'
