import { durationSeconds } from '@fleetgis/domain/format'
import { type ConsoleTransaction, type Transaction, transactionCode } from '@fleetgis/domain/wallet'
import { type CsvColumns, csvTable } from '../../../csv/csvTable.ts'
import type { Translate } from '../../../i18n/words.ts'
import type { WalletText } from '../words.ts'
import type { HistoryModel } from './HistoryModel.ts'

// Numbers stay numbers, and dates are as the server sent them.
const walletColumns = (t: Translate<WalletText>): CsvColumns<Transaction> => [
  [t('transactions.tripCode'), transactionCode],
  [t('transactions.tripId'), ({ tripId }) => tripId],
  [t('transactions.date'), ({ createdAt }) => createdAt],
  [t('transactions.total'), ({ total }) => total],
  [t('transactions.initial'), ({ initial }) => initial],
  [t('transactions.platform'), ({ platform }) => platform],
  [t('transactions.final'), ({ balance }) => balance],
]

const consoleColumns = (t: Translate<WalletText>): CsvColumns<ConsoleTransaction> => [
  [t('transactions.tripId'), ({ tripId }) => tripId],
  [t('transactions.from'), ({ from }) => from],
  [t('transactions.to'), ({ to }) => to],
  [t('transactions.distanceKm'), ({ distanceKm }) => distanceKm],
  [
    t('transactions.durationSeconds'),
    ({ duration }) => (duration === undefined ? undefined : durationSeconds(duration)),
  ],
  [t('transactions.total'), ({ total }) => total],
  [t('transactions.reduced'), ({ reduced }) => reduced],
  [t('transactions.date'), ({ at }) => at],
]

/** A history as a CSV file, in the language of `t`; no cell runs as a formula. TXN-01, TXN-02, T22. */
export function historyCsv(
  model: HistoryModel['model'],
  rows: readonly HistoryRow[],
  t: Translate<WalletText>,
): string {
  return model === 'console'
    ? csvTable(consoleColumns(t), rows as readonly ConsoleTransaction[])
    : csvTable(walletColumns(t), rows as readonly Transaction[])
}

/** A row of either model. */
export type HistoryRow = HistoryModel['transactions'][number]
