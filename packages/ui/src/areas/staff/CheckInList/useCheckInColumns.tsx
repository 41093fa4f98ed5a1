import { languageOf } from '@fleetgis/domain/i18n'
import type { MapLocation } from '@fleetgis/domain/map'
import { useMemo } from 'react'
import { useShownText } from '../../../i18n/useShownText.ts'
import type { DataColumn } from '../../../primitives/lists/DataTableProps.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { type GroupLinkProps, NamedGroup } from '../../../remote/lists/NamedGroup.tsx'
import { useGroupNames } from '../../../remote/lists/useGroupNames.ts'
import type { GroupChoices } from '../../../remote/lists/useGroups.ts'
import { type DriverLinkProps, type FindDriver, NamedDriver } from '../../drivers/index.ts'
import { staffWords } from '../words.ts'
import { type CheckInColumn, checkInColumns } from './checkInColumns.ts'

interface CheckInColumnsOptions extends DriverLinkProps, GroupLinkProps {
  findDriver?: FindDriver | undefined
  groups: GroupChoices['groups']
  /** The lines of a row. */
  lines: 1 | 2
}

/** The columns of the list, with drivers and groups by name as it is shown (CF-166). Kept between renders. */
export function useCheckInColumns(options: CheckInColumnsOptions): readonly CheckInColumn[] {
  const { findDriver, driverHrefOf, groupHrefOf, lines } = options
  const t = useText(staffWords)
  const { language } = useFleet()
  const shownText = useShownText()
  const groupNames = useGroupNames(options.groups)
  return useMemo(
    () =>
      checkInColumns(
        t,
        {
          user: findDriver && {
            nameOf: (userId) => shownText(findDriver(userId)?.name ?? ''),
            cell: (userId) => (
              <NamedDriver userId={userId} driver={findDriver(userId)} driverHrefOf={driverHrefOf} />
            ),
          },
          group: {
            nameOf: (groupId) => shownText(groupNames.get(groupId) ?? ''),
            cell: (groupId) => (
              <NamedGroup groupId={groupId} name={groupNames.get(groupId)} groupHrefOf={groupHrefOf} />
            ),
          },
        },
        languageOf(language),
        lines,
      ),
    [t, language, lines, shownText, findDriver, driverHrefOf, groupNames, groupHrefOf],
  )
}

/** The columns with the number of a row in front. The order decides the number: it counts over all pages, from `first`. */
export function useNumberedColumns(
  columns: readonly CheckInColumn[],
  { rows, first, lines }: { rows: readonly MapLocation[] | undefined; first: number; lines: 1 | 2 },
) {
  const t = useText(staffWords)
  const { language } = useFleet()
  return useMemo(() => {
    const numbers = new Map(rows?.map((checkIn, index) => [checkIn, first + index]))
    const number: DataColumn<MapLocation> = {
      id: 'number',
      header: t('checkIns.number'),
      isNumeric: true,
      width: lines === 2 && languageOf(language) === 'my' ? 52 : 64,
      cell: (checkIn) => numbers.get(checkIn),
    }
    return {
      columns: [number, ...columns],
      keyOf: (checkIn: MapLocation) => String(numbers.get(checkIn)),
    }
  }, [rows, first, columns, lines, language, t])
}
