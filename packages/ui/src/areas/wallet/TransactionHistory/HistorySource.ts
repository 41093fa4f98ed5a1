import type { FleetClient } from '@fleetgis/api'
import {
  balanceHistory,
  balanceHistoryQuery,
  consoleTransactions,
  consoleTransactionsQuery,
} from '@fleetgis/api/wallet'
import type { DateRange } from '@fleetgis/domain/period'
import type { ConsoleTransactionPage, TransactionHistory } from '@fleetgis/domain/wallet'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { WalletIds } from '../TopUp/WalletIds.ts'
import type { HistoryModel } from './HistoryModel.ts'

/** The owner of the transactions and the call: EP-A20 of the console, or EP-B44 of the web views. CF-55. */
export type HistorySource = WalletIds &
  (
    | {
        /** `console` shows the way, distance and amounts of each transaction, without balances, for staff (EP-A20). */
        readonly model: 'console'
      }
    | {
        /** `wallet` shows the balances and totals, for the web views (EP-B44). */
        readonly model: 'wallet'
        /** The acting admin. */
        readonly userId: string
      }
  )

export interface HistoryPageInput extends DateRange {
  /** From 1. */
  readonly page: number
  readonly size: number
}

const asConsole = (page: ConsoleTransactionPage): HistoryModel => ({ model: 'console', ...page })
const asWallet = (page: TransactionHistory): HistoryModel => ({ model: 'wallet', ...page })

/** A page of a history as a query of the api, so that a top-up invalidates it. */
export function historyQuery(client: FleetClient, source: HistorySource, page: HistoryPageInput) {
  const { driverKey, groupId } = source
  const input = { driverId: driverKey, groupId, ...page }
  const options =
    source.model === 'console'
      ? { ...consoleTransactionsQuery(client, input), select: asConsole }
      : { ...balanceHistoryQuery(client, { ...input, userId: source.userId }), select: asWallet }
  // One type for both models: neither receives the other's pages.
  return options as unknown as UseQueryOptions<unknown, Error, HistoryModel, QueryKey>
}

/** Fetches a page of a history once, without the cache. */
export async function readHistory(
  client: FleetClient,
  source: HistorySource,
  page: HistoryPageInput,
  signal: AbortSignal,
): Promise<HistoryModel> {
  const { driverKey, groupId } = source
  const input = { driverId: driverKey, groupId, ...page }
  if (source.model === 'console') return asConsole(await client.call(consoleTransactions, input, { signal }))
  return asWallet(await client.call(balanceHistory, { ...input, userId: source.userId }, { signal }))
}
