export * from './chatUserId.ts'
export * from './parameters.ts'
export * from './parseUrl.ts'
export * from './searchText.ts'
