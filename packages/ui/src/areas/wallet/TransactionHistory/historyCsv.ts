import { durationSeconds } from '@fleetgis/domain/format'
import { type ConsoleTransaction, type Transaction, transactionCode } from '@fleetgis/domain/wallet'
import { type CsvCell, writeCsv } from '../../../csv/writeCsv.ts'
import type { Translate } from '../../../i18n/words.ts'
import type { HistoryModel } from './HistoryModel.ts'

/** A column of the file: its heading and its value. Numbers stay numbers, and dates are as the server sent them. */
type Columns<Row> = readonly (readonly [heading: string, cell: (row: Row) => CsvCell])[]

const walletColumns = (t: Translate): Columns<Transaction> => [
  [t('transactions.tripCode'), transactionCode],
  [t('transactions.tripId'), ({ tripId }) => tripId],
  [t('transactions.date'), ({ createdAt }) => createdAt],
  [t('transactions.total'), ({ total }) => total],
  [t('transactions.initial'), ({ initial }) => initial],
  [t('transactions.platform'), ({ platform }) => platform],
  [t('transactions.final'), ({ balance }) => balance],
]

const consoleColumns = (t: Translate): Columns<ConsoleTransaction> => [
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

const tableOf = <Row>(columns: Columns<Row>, rows: readonly Row[]): CsvCell[][] => [
  columns.map(([heading]) => heading),
  ...rows.map((row) => columns.map(([, cell]) => cell(row))),
]

/** A history as a CSV file, in the language of `t`; no cell runs as a formula. TXN-01, TXN-02, T22. */
export function historyCsv(model: HistoryModel['model'], rows: readonly HistoryRow[], t: Translate): string {
  return writeCsv(
    model === 'console'
      ? tableOf(consoleColumns(t), rows as readonly ConsoleTransaction[])
      : tableOf(walletColumns(t), rows as readonly Transaction[]),
  )
}

/** A row of either model. */
export type HistoryRow = HistoryModel['transactions'][number]
