'use client'

import { useState } from 'react'
import type { TextFile } from '../../../csv/saveFile.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { useCsvExport } from '../../../remote/useCsvExport.ts'
import { useGroups } from '../../../remote/useGroups.ts'
import { WidgetBoundary } from '../../../remote/WidgetBoundary.tsx'
import { CheckInListView } from './CheckInListView.tsx'
import { checkInCsv } from './checkInCsv.ts'
import { CHECK_IN_FILTERS, type CheckInFilters } from './checkInFilters.ts'
import { useCheckIns } from './useCheckIns.ts'

export interface CheckInListProps {
  /** The filters and the page; without them the widget keeps its own. */
  filters?: CheckInFilters | undefined
  /** The filters or the page changed: keep them in the address, so that Back restores them. */
  onFiltersChange?: ((filters: CheckInFilters) => void) | undefined
  /** Receives the exported file; by default the browser downloads it, and a web view copies its text. */
  onSave?: ((file: TextFile) => void) | undefined
  className?: string | undefined
}

/**
 * The stored positions of `/home/checkin-list`, with their calls: EP-A11 page after page, EP-A14. Source: CHK-01 to
 * CHK-12, CF-28, CF-130.
 */
export function CheckInList(props: CheckInListProps) {
  return (
    <WidgetBoundary name="CheckInList">
      <ConnectedList {...props} />
    </WidgetBoundary>
  )
}

function ConnectedList({ filters: given, onFiltersChange, onSave, className }: CheckInListProps) {
  const t = useText()
  const [own, setOwn] = useState(CHECK_IN_FILTERS)
  const filters = given ?? own
  const [wantsGroups, setWantsGroups] = useState(false)
  const groups = useGroups(wantsGroups || filters.groupIds.length > 0)
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
      {...list}
      {...exporting}
      filters={filters}
      onFiltersChange={(next) => {
        setOwn(next)
        onFiltersChange?.(next)
      }}
      groups={groups}
      onGroupsOpen={() => setWantsGroups(true)}
      className={className}
    />
  )
}
