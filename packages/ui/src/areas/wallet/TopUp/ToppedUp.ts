import type { WalletIds } from './WalletIds.ts'

/** The result of a top-up, in MMK. */
export interface ToppedUp extends WalletIds {
  amount: number
  /** The new balance; undefined where it could not be read. */
  balance: number | undefined
}
