export {
  type CallResult,
  CannotCheck,
  type ContractOptions,
  checkContract,
} from './checkContract.ts'
export type { GivenIds, IdName } from './ids.ts'
