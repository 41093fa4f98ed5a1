'use client'

import { type FilterProps, useFilterState } from '../../../primitives/fields/useFilterState.ts'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { type SaveProps, useCsvExport } from '../../../remote/lists/useCsvExport.ts'
import { useGroupsOnOpen } from '../../../remote/lists/useGroups.ts'
import { staffWords } from '../words.ts'
import { CheckInListView } from './CheckInListView.tsx'
import { checkInCsv } from './checkInCsv.ts'
import { CHECK_IN_FILTERS, type CheckInFilters } from './checkInFilters.ts'
import { useCheckIns } from './useCheckIns.ts'

export type CheckInListProps = FilterProps<CheckInFilters> & RootProps<HTMLDivElement> & SaveProps

/**
 * The stored positions of `/home/checkin-list`, with their calls: EP-A11 page after page, EP-A14. Source: CHK-01 to
 * CHK-12, CF-28, CF-130.
 */
export const CheckInList = inBoundary('CheckInList', ConnectedList)

function ConnectedList({ onSave, ...given }: CheckInListProps) {
  const t = useText(staffWords)
  const { filters, onFiltersChange } = useFilterState(CHECK_IN_FILTERS, given)
  const list = useCheckIns(filters)
  const { checkIns = [], days } = list
  const exporting = useCsvExport({
    list: JSON.stringify(filters),
    name: `check-ins-${days.start}-${days.end}.csv`,
    onSave,
    write: async () => ({ text: checkInCsv(checkIns, t), rows: checkIns.length }),
  })
  return (
    <CheckInListView
      {...rootProps(given)}
      {...list}
      {...exporting}
      filters={filters}
      onFiltersChange={onFiltersChange}
      groups={useGroupsOnOpen(filters.groupIds)}
    />
  )
}
