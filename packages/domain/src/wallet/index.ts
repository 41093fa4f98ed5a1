export { hasArrived, wasToppedUpSince } from './additions.ts'
export {
  ALL_TYPES,
  APPROVAL_FILTERS,
  type ApprovalDecision,
  type ApprovalFilter,
  type ApprovalIcon,
  type ApprovalStatus,
  type ApprovalStatusCode,
  type ApprovalStatusKey,
  approvalStatus,
  canDecide,
  DECISION_MESSAGE,
  decide,
  decisionOutcome,
  filterRequests,
  openRequests,
  type TopUpRequest,
  type TopUpRequestPage,
  typeOptions,
} from './approval.ts'
export { type BalanceErrors, type BalanceForm, balanceErrors, readAmount } from './balance.ts'
export { isLowBalance } from './lowBalance.ts'
export { type EmptyError, PIN_LENGTH, type PinChange, pinChangeError, pinError } from './pin.ts'
export {
  amountGiven,
  moveTopUp,
  readTopUpCheck,
  TOP_UP_STEPS,
  type TopUpCheck,
  type TopUpEvent,
  type TopUpState,
} from './topUp.ts'
export {
  type ConsoleTransaction,
  type ConsoleTransactionPage,
  sumsAgree,
  type Transaction,
  type TransactionHistory,
  type TransactionSums,
  type TransactionTotal,
  transactionCode,
  transactionTotals,
} from './transactions.ts'
