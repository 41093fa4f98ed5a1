export * from './chatUserId.ts'
export * from './isLoopback.ts'
export * from './parseUrl.ts'
export * from './searchText.ts'
