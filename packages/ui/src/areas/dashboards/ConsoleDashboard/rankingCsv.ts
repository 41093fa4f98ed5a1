import { type DriverRanking, ranked } from '@fleetgis/domain/dashboards'
import { maskEmail, maskPhone } from '@fleetgis/domain/mask'
import { writeCsv } from '../../../csv/writeCsv.ts'
import type { Translate } from '../../../i18n/words.ts'

/** The ranking as a CSV file; contacts are masked as in the table. DASH-07, T22. */
export function rankingCsv(drivers: readonly DriverRanking[], t: Translate): string {
  return writeCsv([
    [
      t('ranking.rank'),
      t('ranking.driver'),
      t('tripDetail.memberId'),
      t('consoleDrivers.mobile'),
      t('consoleDrivers.email'),
      t('figures.totalAmount'),
      t('figures.netAmount'),
      t('figures.tripCount'),
      t('figures.distanceKm'),
    ],
    ...ranked(drivers).map((driver) => [
      driver.rank,
      driver.name,
      driver.memberId,
      maskPhone(driver.mobile),
      maskEmail(driver.email),
      driver.totalAmount,
      driver.netAmount,
      driver.tripCount,
      driver.distanceKm,
    ]),
  ])
}
