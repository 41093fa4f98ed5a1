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
import type { HistoryModel } from './HistoryModel.ts'

/** Whose transactions, and which call tells them: the console's EP-A20, or the web views' EP-B44. CF-55. */
export type HistorySource =
  | {
      readonly model: 'console'
      /** Key of the driver. */
      readonly driverId: string
      readonly groupId: string
    }
  | {
      readonly model: 'wallet'
      /** Key of the driver. */
      readonly driverId: string
      readonly groupId: string
      /** The acting admin. */
      readonly userId: string
    }

export interface HistoryPageInput extends DateRange {
  /** From 1. */
  readonly page: number
  readonly size: number
}

const asConsole = (page: ConsoleTransactionPage): HistoryModel => ({ model: 'console', ...page })
const asWallet = (page: TransactionHistory): HistoryModel => ({ model: 'wallet', ...page })

/** A page of a history, kept and shared as the api's own queries are: what a top-up makes old is read again. */
export function historyQuery(client: FleetClient, source: HistorySource, page: HistoryPageInput) {
  const { driverId, groupId } = source
  const input = { driverId, groupId, ...page }
  const options =
    source.model === 'console'
      ? { ...consoleTransactionsQuery(client, input), select: asConsole }
      : { ...balanceHistoryQuery(client, { ...input, userId: source.userId }), select: asWallet }
  // One type for both: neither is handed what the other answers.
  return options as unknown as UseQueryOptions<unknown, Error, HistoryModel, QueryKey>
}

/** A page of a history, asked for once and kept nowhere. */
export async function readHistory(
  client: FleetClient,
  source: HistorySource,
  page: HistoryPageInput,
  signal: AbortSignal,
): Promise<HistoryModel> {
  const { driverId, groupId } = source
  const input = { driverId, groupId, ...page }
  if (source.model === 'console') return asConsole(await client.call(consoleTransactions, input, { signal }))
  return asWallet(await client.call(balanceHistory, { ...input, userId: source.userId }, { signal }))
}
