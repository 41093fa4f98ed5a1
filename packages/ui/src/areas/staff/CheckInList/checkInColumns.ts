import { formatDateTime, formatDegrees, readStamp } from '@fleetgis/domain/format'
import type { Language } from '@fleetgis/domain/i18n'
import type { MapLocation } from '@fleetgis/domain/map'
import type { ReactNode } from 'react'
import { formatWords } from '../../../i18n/formatWords.ts'
import type { Translate } from '../../../i18n/words.ts'
import { breakTime } from '../../../primitives/layout/breakTime.tsx'
import { numberColumn, TIME_ABOVE_WIDTH, TIME_WIDTH, textColumn } from '../../../primitives/lists/columns.ts'
import type { DataColumn } from '../../../primitives/lists/DataTableProps.ts'
import type { StaffText } from '../words.ts'

/** A column of the list and of its file, which has `value`: what the column sorts by unless given. */
export interface CheckInColumn extends DataColumn<MapLocation> {
  readonly value?: (checkIn: MapLocation) => string
}

/** How a column shows what its ids stand for. */
export interface NamedColumn {
  /** Empty for an id without a name. */
  readonly nameOf: (id: string) => string
  readonly cell: (id: string) => ReactNode
}

/** The least widths in px, by the lines of a row. With one a name and an id are beside each other. */
const WIDTHS = {
  1: {
    en: { userId: 244, groupId: 206, type: 84, latitude: 96, longitude: 96, at: TIME_WIDTH.en },
    my: { userId: 272, groupId: 206, type: 120, latitude: 124, longitude: 124, at: TIME_WIDTH.my },
  },
  2: {
    en: { userId: 212, groupId: 152, type: 84, latitude: 96, longitude: 96, at: TIME_ABOVE_WIDTH.en },
    // The last header, of two long words, is whole.
    my: { userId: 210, groupId: 168, type: 120, latitude: 108, longitude: 132, at: 168 },
  },
} as const

/** The columns in their order, after the number over all pages, for rows of one or two lines. CHK-03. */
export function checkInColumns(
  t: Translate<StaffText>,
  named: { readonly user?: NamedColumn | undefined; readonly group?: NamedColumn | undefined } = {},
  language: Language = 'en',
  lines: 1 | 2 = 1,
): readonly CheckInColumn[] {
  const words = formatWords(t)
  const widths = WIDTHS[lines][language]
  return [
    {
      ...idColumn('userId', t('checkIns.userId'), ({ userId }) => userId, named.user),
      width: '2.25fr',
      minWidth: widths.userId,
      isRowHeader: true,
    },
    {
      ...idColumn('groupId', t('checkIns.groupId'), ({ groupId }) => groupId, named.group),
      minWidth: widths.groupId,
    },
    { ...textColumn<MapLocation>('type', t('checkIns.type'), ({ type }) => type), minWidth: widths.type },
    {
      ...degreesColumn('latitude', t('checkIns.latitude'), ({ position }) => position?.lat),
      minWidth: widths.latitude,
    },
    {
      ...degreesColumn('longitude', t('checkIns.longitude'), ({ position }) => position?.lng),
      minWidth: widths.longitude,
    },
    {
      id: 'at',
      header: t('checkIns.at'),
      width: '1.7fr',
      minWidth: widths.at,
      sort: ({ at }) => readStamp(at),
      cell: ({ at }) => breakTime(formatDateTime(at, words) || '–'),
      value: ({ at }) => at,
    },
  ]
}

/** A column of ids, with names where they are known. It sorts by what it shows first, and its file has the ids. */
function idColumn(
  id: string,
  header: string,
  get: (checkIn: MapLocation) => string,
  named: NamedColumn | undefined,
): CheckInColumn {
  return {
    ...textColumn(id, header, get),
    ...(named && {
      sort: (checkIn) => named.nameOf(get(checkIn)) || get(checkIn),
      cell: (checkIn) => named.cell(get(checkIn)),
    }),
    value: get,
  }
}

function degreesColumn(
  id: string,
  header: string,
  get: (checkIn: MapLocation) => number | undefined,
): CheckInColumn {
  return numberColumn(id, header, get, formatDegrees)
}
