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

/** How a column shows what its ids stand for. */
export interface NamedColumn {
  readonly nameOf: (id: string) => string | undefined
  readonly cell: (id: string) => ReactNode
}

/** The columns in their order, after the number over all pages. CHK-03. */
export function checkInColumns(
  t: Translate<StaffText>,
  named: { readonly user?: NamedColumn | undefined; readonly group?: NamedColumn | undefined } = {},
): readonly CheckInColumn[] {
  const words = formatWords(t)
  return [
    {
      ...idColumn('userId', t('checkIns.userId'), ({ userId }) => userId, named.user),
      width: '2.25fr',
      // A name and a user id; all columns fit 1280 px.
      minWidth: USER_ID_WIDTH + 60,
      isRowHeader: true,
    },
    {
      ...idColumn('groupId', t('checkIns.groupId'), ({ groupId }) => groupId, named.group),
      // A name and an id.
      minWidth: 200,
    },
    { ...textColumn<MapLocation>('type', t('checkIns.type'), ({ type }) => type), minWidth: 118 },
    { ...numberColumn('latitude', t('checkIns.latitude'), latitudeOf, formatDegrees), minWidth: 110 },
    { ...numberColumn('longitude', t('checkIns.longitude'), longitudeOf, formatDegrees), minWidth: 124 },
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

const latitudeOf = ({ position }: MapLocation) => position?.lat
const longitudeOf = ({ position }: MapLocation) => position?.lng
