export type { ExportState } from '../src/widgets/TransactionHistory/ExportState.ts'
export type { HistoryModel } from '../src/widgets/TransactionHistory/HistoryModel.ts'
export type { HistorySource } from '../src/widgets/TransactionHistory/HistorySource.ts'
export {
  TransactionHistory,
  type TransactionHistoryProps,
} from '../src/widgets/TransactionHistory/TransactionHistory.tsx'
export {
  TransactionHistoryView,
  type TransactionHistoryViewProps,
} from '../src/widgets/TransactionHistory/TransactionHistoryView.tsx'
