export type { HistoryModel } from '../src/areas/wallet/TransactionHistory/HistoryModel.ts'
export type { HistorySource } from '../src/areas/wallet/TransactionHistory/HistorySource.ts'
export {
  TransactionHistory,
  type TransactionHistoryProps,
} from '../src/areas/wallet/TransactionHistory/TransactionHistory.tsx'
export {
  TransactionHistoryView,
  type TransactionHistoryViewProps,
} from '../src/areas/wallet/TransactionHistory/TransactionHistoryView.tsx'
export type { ExportState } from '../src/remote/lists/ExportState.ts'
