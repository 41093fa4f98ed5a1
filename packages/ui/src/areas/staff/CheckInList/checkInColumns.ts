import { formatDateTime, formatDegrees, readStamp } from '@fleetgis/domain/format'
import type { MapLocation } from '@fleetgis/domain/map'
import type { ReactNode } from 'react'
import { formatWords } from '../../../i18n/formatWords.ts'
import type { Translate } from '../../../i18n/words.ts'
import { numberColumn, TIME_WIDTH, textColumn, USER_ID_WIDTH } from '../../../primitives/lists/columns.ts'
import type { DataColumn } from '../../../primitives/lists/DataTableProps.ts'
import type { StaffText } from '../words.ts'

/** A column of the list and of its file, which has `value`: what the column sorts by unless given. */
export interface CheckInColumn extends DataColumn<MapLocation> {
  readonly value?: (checkIn: MapLocation) => string
}

/** How the column of user ids shows who has checked in. */
export interface CheckInUser {
  readonly nameOf: (userId: string) => string | undefined
  readonly cell: (userId: string) => ReactNode
}

/** The columns in their order, after the number over all pages. CHK-03. */
export function checkInColumns(t: Translate<StaffText>, user?: CheckInUser): readonly CheckInColumn[] {
  const words = formatWords(t)
  return [
    {
      ...textColumn<MapLocation>('userId', t('checkIns.userId'), ({ userId }) => userId),
      // Sorted by what it shows first.
      ...(user && {
        sort: ({ userId }) => user.nameOf(userId) ?? userId,
        cell: ({ userId }) => user.cell(userId),
      }),
      value: ({ userId }) => userId,
      width: '2.25fr',
      // A name and a user id.
      minWidth: USER_ID_WIDTH + 104,
      isRowHeader: true,
    },
    {
      ...textColumn<MapLocation>('groupId', t('checkIns.groupId'), ({ groupId }) => groupId),
      width: '0.75fr',
      minWidth: 104,
    },
    { ...textColumn<MapLocation>('type', t('checkIns.type'), ({ type }) => type), minWidth: 120 },
    degreesColumn('latitude', t('checkIns.latitude'), ({ position }) => position?.lat),
    degreesColumn('longitude', t('checkIns.longitude'), ({ position }) => position?.lng),
    {
      id: 'at',
      header: t('checkIns.at'),
      width: '1.7fr',
      minWidth: TIME_WIDTH.my,
      sort: ({ at }) => readStamp(at),
      cell: ({ at }) => formatDateTime(at, words) || '–',
      value: ({ at }) => at,
    },
  ]
}

function degreesColumn(
  id: string,
  header: string,
  get: (checkIn: MapLocation) => number | undefined,
): CheckInColumn {
  return { ...numberColumn(id, header, get, formatDegrees), minWidth: 124 }
}
