import { readNumber } from '../format/readNumber.ts'
import { formatTripCode } from '../format/tripCode.ts'
import { TOLERANCE } from './tolerance.ts'

/** A row of the console's transaction history. Amounts in MMK. TXN-01, CF-55. */
export interface ConsoleTransaction {
  readonly tripId: string
  readonly from: string
  readonly to: string
  /** Kilometres. */
  readonly distanceKm?: number | undefined
  /** As sent; `formatDuration` formats it. */
  readonly duration?: number | string | undefined
  readonly total: number
  /** `reduce_amount`: deducted from the wallet for the trip. */
  readonly reduced?: number | undefined
  /** Fleet-local stamp without a zone, as sent. */
  readonly at: string
}

/** A page of the console's transaction history. TXN-01. */
export interface ConsoleTransactionPage {
  readonly transactions: readonly ConsoleTransaction[]
  readonly count: number
}

/** An entry of a driver's wallet on the embedded screens. Amounts in MMK. TXN-02, CF-55. */
export interface Transaction {
  readonly tripId: string
  readonly tripNumber?: string | undefined
  readonly successCode?: string | undefined
  readonly total?: number | undefined
  /** Fleet-local stamp without a zone, as sent. */
  readonly createdAt: string
  /** The balance before. */
  readonly initial: number
  /** `reduce_amount`: the platform's commission. */
  readonly platform?: number | undefined
  /** The balance after. */
  readonly balance: number
}

/** The balances and sums of a history, as sent, in MMK. TXN-03. */
export interface TransactionSums {
  /** `opening_balance`; undefined where it is unknown. */
  readonly opening?: number | undefined
  readonly wallet: number
  /** `commission`. */
  readonly platform: number
  /** `closing_balance`; undefined where it is unknown. */
  readonly closing?: number | undefined
}

/** A page of a wallet's history. TXN-03. */
export interface TransactionHistory extends TransactionSums {
  readonly transactions: readonly Transaction[]
  readonly count: number
}

/** One of the totals above a history. */
export interface TransactionTotal {
  readonly key: 'initial' | 'wallet' | 'platform' | 'final'
  /** MMK; undefined for an unknown balance. */
  readonly amount: number | undefined
}

/** The totals above a history: Initial, Wallet, Platform, Final; shown as sent. CF-123. */
export function transactionTotals(sums: TransactionSums): TransactionTotal[] {
  return [
    { key: 'initial', amount: readNumber(sums?.opening) },
    { key: 'wallet', amount: readNumber(sums?.wallet) ?? 0 },
    { key: 'platform', amount: readNumber(sums?.platform) ?? 0 },
    { key: 'final', amount: readNumber(sums?.closing) },
  ]
}

/**
 * Whether the final balance is initial + wallet - platform, as far as the balances are known. The documents do not
 * require it, so the check is off by default. CF-123.
 */
export function sumsAgree({ opening, wallet, platform, closing }: TransactionSums): boolean {
  if (opening === undefined || closing === undefined) return true
  return Math.abs(opening + wallet - platform - closing) < TOLERANCE
}

/** The trip code of an entry; undefined without one. CF-50. */
export function transactionCode({
  tripNumber,
  tripId,
  successCode,
}: Pick<Transaction, 'tripNumber' | 'tripId' | 'successCode'>): string | undefined {
  return formatTripCode({ tripNumber, id: tripId, successCode })
}
