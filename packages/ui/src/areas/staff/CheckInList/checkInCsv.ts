import type { MapLocation } from '@fleetgis/domain/map'
import { writeCsv } from '../../../csv/writeCsv.ts'
import type { Translate } from '../../../i18n/words.ts'
import type { StaffText } from '../words.ts'
import { checkInColumns } from './checkInColumns.ts'

/** Check-ins as a CSV file with the columns of the list; dates are as the server sent them. CHK-03, T22. */
export function checkInCsv(checkIns: readonly MapLocation[], t: Translate<StaffText>): string {
  const columns = checkInColumns(t)
  return writeCsv([
    [t('checkIns.number'), ...columns.map(({ header }) => header)],
    ...checkIns.map((checkIn, index) => [
      index + 1,
      ...columns.map(({ sort, value = sort }) => value?.(checkIn) ?? ''),
    ]),
  ])
}
