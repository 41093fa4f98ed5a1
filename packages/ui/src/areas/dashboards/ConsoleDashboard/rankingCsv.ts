import { type DriverRanking, ranked } from '@fleetgis/domain/dashboards'
import { maskEmail, maskPhone } from '@fleetgis/domain/mask'
import { type CsvColumns, csvTable } from '../../../csv/csvTable.ts'
import type { Translate } from '../../../i18n/words.ts'
import type { DashboardsText } from '../words.ts'

interface RankingCsvOptions {
  /** Contacts are in full, as in the table. */
  readonly hasWholeContacts: boolean
}

const columns = (
  t: Translate<DashboardsText>,
  { hasWholeContacts }: RankingCsvOptions,
): CsvColumns<ReturnType<typeof ranked>[number]> => [
  [t('ranking.rank'), ({ rank }) => rank],
  [t('ranking.driver'), ({ name }) => name],
  [t('tripDetail.memberId'), ({ memberId }) => memberId],
  [t('consoleDrivers.mobile'), ({ mobile }) => (hasWholeContacts ? mobile : maskPhone(mobile))],
  [t('consoleDrivers.email'), ({ email }) => (hasWholeContacts ? email : maskEmail(email))],
  [t('figures.totalAmount'), ({ totalAmount }) => totalAmount],
  [t('figures.netAmount'), ({ netAmount }) => netAmount],
  [t('figures.tripCount'), ({ tripCount }) => tripCount],
  [t('figures.distanceKm'), ({ distanceKm }) => distanceKm],
]

/** The ranking as a CSV file; contacts are masked where the table masks them. DASH-07, T22. */
export function rankingCsv(
  drivers: readonly DriverRanking[],
  t: Translate<DashboardsText>,
  options: RankingCsvOptions,
): string {
  return csvTable(columns(t, options), ranked(drivers))
}
