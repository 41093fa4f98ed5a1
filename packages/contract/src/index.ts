export {
  type CallResult,
  CannotCheck,
  type ContractOptions,
  checkContract,
} from './checkContract.ts'
export { checkServers, type ServerOptions, type ServerResult } from './checkServers.ts'
export type { GivenIds, IdName } from './ids.ts'
