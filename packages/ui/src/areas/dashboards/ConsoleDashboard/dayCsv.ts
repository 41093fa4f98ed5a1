import { type CsvColumns, csvTable } from '../../../csv/csvTable.ts'
import type { Translate } from '../../../i18n/words.ts'
import type { DashboardsText } from '../words.ts'
import type { Day } from './useDays.ts'

const columns = (t: Translate<DashboardsText>): CsvColumns<Day> => [
  [t('dashboard.day'), ({ day }) => day],
  [t('figures.tripCount'), ({ figures }) => figures?.tripCount ?? ''],
  [t('figures.totalAmount'), ({ figures }) => figures?.totalAmount ?? ''],
  [t('figures.driverCount'), ({ figures }) => figures?.driverCount ?? ''],
  [t('figures.distanceKm'), ({ figures }) => figures?.distanceKm ?? ''],
]

/** The figures of days as a CSV file. DASH-12. */
export function dayCsv(days: readonly Day[], t: Translate<DashboardsText>): string {
  return csvTable(columns(t), days)
}
