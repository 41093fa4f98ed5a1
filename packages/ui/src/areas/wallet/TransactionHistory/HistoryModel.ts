import type { ConsoleTransactionPage, TransactionHistory } from '@fleetgis/domain/wallet'

/**
 * A page of a driver's transactions: of the console (EP-A20), or of a wallet with its totals (EP-B44). Two calls with
 * different fields. CF-55.
 */
export type HistoryModel =
  | ({ readonly model: 'console' } & ConsoleTransactionPage)
  | ({ readonly model: 'wallet' } & TransactionHistory)
