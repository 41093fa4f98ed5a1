import { memo, useMemo } from 'react'
import { DateRangeField } from '../../../primitives/fields/DateRangeField.tsx'
import { SearchField } from '../../../primitives/fields/SearchField.tsx'
import { ClearFilters } from '../../../primitives/lists/ClearFilters.tsx'
import { FilterBar } from '../../../primitives/lists/FilterBar.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { GroupMultiSelect } from '../../../remote/lists/GroupMultiSelect.tsx'
import type { GroupChoices } from '../../../remote/lists/useGroups.ts'
import { staffWords } from '../words.ts'
import type { CheckInFilters } from './checkInFilters.ts'

export interface CheckInFilterBarProps extends Pick<CheckInFilters, 'search' | 'groupIds'> {
  /** Keep the object between renders. */
  groups: GroupChoices
  /** The first and the last day that apply, yyyy-mm-dd. */
  start: string
  end: string
  /** The last day that can be chosen, yyyy-mm-dd. */
  today: string
  /** Clears all filters; undefined where none is set. */
  onClear: (() => void) | undefined
  /** Keep the function between renders. */
  onFilter: (changes: Partial<CheckInFilters>) => void
}

/** What filters the check-ins. Memoized, because each page that arrives renders the list. CHK-05 to CHK-10. */
export const CheckInFilterBar = memo(function CheckInFilterBar(props: CheckInFilterBarProps) {
  const { search, groupIds, start, end, today, onFilter, onClear, groups } = props
  const t = useText(staffWords)
  // A keystroke rerenders the search alone: the two dates cost most of the bar.
  const others = useMemo(
    () => (
      <>
        <GroupMultiSelect {...groups} value={groupIds} onChange={(ids) => onFilter({ groupIds: ids })} />
        <DateRangeField
          label={t('checkIns.days')}
          value={{ start, end }}
          max={today}
          onChange={(days) => onFilter({ days })}
        />
      </>
    ),
    [groups, groupIds, start, end, today, onFilter, t],
  )
  return (
    <FilterBar>
      <SearchField
        label={t('checkIns.search')}
        value={search}
        onChange={(typed) => onFilter({ search: typed })}
        maxLength={200}
      />
      {others}
      {onClear ? <ClearFilters onPress={onClear} /> : null}
    </FilterBar>
  )
})
