import { type FilterProps, useFilterState } from '../../../primitives/fields/useFilterState.ts'
import { sortRows } from '../../../primitives/lists/sortRows.ts'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import type { GroupLinkProps } from '../../../remote/lists/NamedGroup.tsx'
import { type SaveProps, useCsvExport } from '../../../remote/lists/useCsvExport.ts'
import { useGroups } from '../../../remote/lists/useGroups.ts'
import { type DriverLinkProps, useDriversByUserId } from '../../drivers/index.ts'
import { staffWords } from '../words.ts'
import { CheckInListView } from './CheckInListView.tsx'
import { checkInCsv } from './checkInCsv.ts'
import { CHECK_IN_FILTERS, type CheckInFilters } from './checkInFilters.ts'
import { useCheckInColumns } from './useCheckInColumns.tsx'
import { useCheckIns } from './useCheckIns.ts'

export type CheckInListProps = FilterProps<CheckInFilters> &
  DriverLinkProps &
  GroupLinkProps &
  RootProps<HTMLDivElement> &
  SaveProps

/**
 * The stored positions of `/home/checkin-list`, with their calls: EP-A11 page after page, EP-A14 and EP-A16 for the
 * names. Source: CHK-01 to CHK-12, CF-28, CF-130, CF-186.
 */
export const CheckInList = inBoundary('CheckInList', ConnectedList)

function ConnectedList({ onSave, driverHrefOf, groupHrefOf, ...given }: CheckInListProps) {
  const t = useText(staffWords)
  const { language } = useFleet()
  const { filters, onFiltersChange } = useFilterState(CHECK_IN_FILTERS, given)
  const findDriver = useDriversByUserId()
  const list = useCheckIns(filters, findDriver)
  const { checkIns = [], days } = list
  const groups = useGroups(true)
  // The order of the list: a column of ids sorts by their names.
  const columns = useCheckInColumns({ findDriver, groups: groups.groups, lines: 1 })
  const exporting = useCsvExport({
    list: JSON.stringify(filters),
    name: `check-ins-${days.start}-${days.end}.csv`,
    onSave,
    async write() {
      const rows = sortRows(checkIns, columns, filters.sort, language)
      return { text: checkInCsv(rows, t), rows: rows.length }
    },
  })
  return (
    <CheckInListView
      {...rootProps(given)}
      {...list}
      {...exporting}
      findDriver={findDriver}
      driverHrefOf={driverHrefOf}
      groupHrefOf={groupHrefOf}
      filters={filters}
      onFiltersChange={onFiltersChange}
      groups={groups}
    />
  )
}
