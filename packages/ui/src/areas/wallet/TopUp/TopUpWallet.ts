import { ApiError, type FleetClient, type MoneyResult } from '@fleetgis/api'
import type { DateRange } from '@fleetgis/domain/period'
import type { ConsoleTransaction, TopUpCheck, Transaction } from '@fleetgis/domain/wallet'
import type { QueryClient } from '@tanstack/react-query'

/** The entries of a wallet, and its balance where the server says it. MMK. */
export interface TopUpLedger {
  readonly transactions: readonly (Transaction | ConsoleTransaction)[]
  readonly closing?: number | undefined
}

/** What is sent: the amount, a check that runs before it under the lock of the wallet, and the key of the intent. */
export interface TopUpInput {
  amount: number
  before: () => Promise<void>
  idempotencyKey: string
}

/** The calls of a wallet that a top-up needs; each screen has its own. */
export interface TopUpWallet {
  /** Always a read of its own: one that was under way before would have an older answer. */
  readLedger(): Promise<TopUpLedger>
  /** Whether the wallet may be topped up now. */
  check(): Promise<TopUpCheck>
  /** Whether the group requires a PIN. */
  readNeedsPin(): Promise<boolean>
  /** Without it the wallet never requires a PIN. */
  checkPin?(pin: string): Promise<MoneyResult<unknown>>
  /** The money call. */
  readonly endpoint: { readonly id: string }
  /** Sends the money, at most once. */
  send(input: TopUpInput): Promise<MoneyResult<unknown>>
  /** The calls to refetch after the money call. */
  readonly refreshed: readonly { readonly id: string }[]
}

/** What a wallet is made of. */
export interface WalletContext {
  client: FleetClient
  queries: QueryClient
  /** The days of the ledger, asked for at each read. */
  days: () => DateRange
}

/** A failed read changes no known state. */
export function unread(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error
}
