import type { ConsoleTransactionPage, TransactionHistory } from '@fleetgis/domain/wallet'

/**
 * A page of a driver's transactions: as the console sees them (EP-A20), or as a wallet with its sums (EP-B44). Two
 * calls with fields of their own. CF-55.
 */
export type HistoryModel =
  | ({ readonly model: 'console' } & ConsoleTransactionPage)
  | ({ readonly model: 'wallet' } & TransactionHistory)
