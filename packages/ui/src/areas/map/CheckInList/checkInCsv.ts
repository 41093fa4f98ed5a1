import type { MapLocation } from '@fleetgis/domain/map'
import { writeCsv } from '../../../csv/writeCsv.ts'
import type { Translate } from '../../../i18n/words.ts'
import { checkInColumns } from './checkInColumns.ts'

/** Check-ins as a CSV file with the columns of the list; dates are as the server sent them. CHK-03, T22. */
export function checkInCsv(checkIns: readonly MapLocation[], t: Translate): string {
  const columns = checkInColumns(t)
  return writeCsv([
    columns.map(({ header }) => header),
    ...checkIns.map((checkIn, index) =>
      columns.map(({ cell, value = cell }) => value({ number: index + 1, checkIn })),
    ),
  ])
}
