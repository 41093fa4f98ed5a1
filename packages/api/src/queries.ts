// Apart from the root, which needs no TanStack Query: it is an optional peer.
export { callQuery } from './core/callQuery.ts'
export { callMutation, moneyMutation } from './core/mutation.ts'
