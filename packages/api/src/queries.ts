// Apart from the root, which does not import TanStack Query: a client without React must start without it.
export { callQuery } from './core/callQuery.ts'
export { callMutation, moneyMutation } from './core/mutation.ts'
