import { formatDateTime, formatDegrees } from '@fleetgis/domain/format'
import type { MapLocation } from '@fleetgis/domain/map'
import { formatWords } from '../../../i18n/formatWords.ts'
import type { Translate } from '../../../i18n/words.ts'

/** A check-in and its number over all pages. */
export interface CheckInRow {
  readonly number: number
  readonly checkIn: MapLocation
}

/** A column of the list and of its file: `cell` is the text, `value` is what the file has where it differs. */
export interface CheckInColumn {
  readonly id: string
  readonly header: string
  readonly cell: (row: CheckInRow) => string
  readonly value?: (row: CheckInRow) => string | number
  readonly isNumber?: boolean
}

/** The columns in their order. CHK-03. */
export function checkInColumns(t: Translate): readonly CheckInColumn[] {
  const words = formatWords(t)
  return [
    {
      id: 'number',
      header: t('checkIns.number'),
      cell: ({ number }) => String(number),
      value: ({ number }) => number,
      isNumber: true,
    },
    { id: 'userId', header: t('checkIns.userId'), cell: ({ checkIn }) => checkIn.userId },
    { id: 'groupId', header: t('checkIns.groupId'), cell: ({ checkIn }) => checkIn.groupId },
    { id: 'type', header: t('checkIns.type'), cell: ({ checkIn }) => checkIn.type ?? '' },
    {
      id: 'latitude',
      header: t('checkIns.latitude'),
      cell: ({ checkIn }) => formatDegrees(checkIn.position.lat),
      value: ({ checkIn }) => checkIn.position.lat,
      isNumber: true,
    },
    {
      id: 'longitude',
      header: t('checkIns.longitude'),
      cell: ({ checkIn }) => formatDegrees(checkIn.position.lng),
      value: ({ checkIn }) => checkIn.position.lng,
      isNumber: true,
    },
    {
      id: 'at',
      header: t('checkIns.at'),
      cell: ({ checkIn }) => formatDateTime(checkIn.at, words),
      value: ({ checkIn }) => checkIn.at,
    },
  ]
}
