import { currencyOf } from '@fleetgis/domain/format'
import { maskEmail, maskPhone } from '@fleetgis/domain/mask'
import type { TopUpRequest } from '@fleetgis/domain/wallet'
import { type CsvColumns, csvTable } from '../../../csv/csvTable.ts'
import type { Translate } from '../../../i18n/words.ts'
import type { WalletText } from '../words.ts'
import { requestStatusText } from './requestStatusText.ts'

const columns = (t: Translate<WalletText>): CsvColumns<TopUpRequest> => [
  [t('approval.status'), ({ status }) => requestStatusText(status, t)],
  [t('ranking.driver'), ({ driverName }) => driverName],
  [t('tripDetail.memberId'), ({ memberId }) => memberId],
  [t('consoleDrivers.vehicleNo'), ({ vehicleNo }) => vehicleNo],
  [t('consoleDrivers.mobile'), ({ mobile }) => mobile && maskPhone(mobile)],
  [t('consoleDrivers.email'), ({ email }) => email && maskEmail(email)],
  [t('topUp.amount'), ({ amount }) => amount],
  [t('approval.currency'), ({ symbol }) => currencyOf(symbol)],
  [t('approval.name'), ({ name }) => name],
  [t('approval.type'), ({ type }) => type],
  [t('approval.remark'), ({ remark }) => remark],
  [t('approval.requested'), ({ requestedAt }) => requestedAt],
]

/**
 * Requests as a CSV file, in the language of `t`: contacts are masked, and no cell runs as a formula. Dates are as the
 * server sent them. APR-05, MASK-01, T22.
 */
export function approvalCsv(requests: readonly TopUpRequest[], t: Translate<WalletText>): string {
  return csvTable(columns(t), requests)
}
