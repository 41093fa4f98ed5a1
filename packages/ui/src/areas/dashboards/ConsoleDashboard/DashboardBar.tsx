import { BothDaysLine } from '../../../primitives/fields/BothDaysLine.tsx'
import { PeriodSelect } from '../../../primitives/fields/PeriodSelect.tsx'
import { FilterBar } from '../../../primitives/lists/FilterBar.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { GroupSelect } from '../../../remote/lists/GroupSelect.tsx'
import type { GroupChoices } from '../../../remote/lists/useGroups.ts'
import { dashboardsWords } from '../words.ts'
import type { FigureFilters } from './dashboardFilters.ts'

export interface DashboardBarProps {
  filters: FigureFilters
  onFiltersChange: (filters: FigureFilters) => void
  groups: GroupChoices
}

/** The period and the group of a dashboard; what an incomplete period needs. */
export function DashboardBar({ filters, onFiltersChange, groups }: DashboardBarProps) {
  const t = useText(dashboardsWords)
  return (
    <>
      <FilterBar>
        <PeriodSelect
          list="console"
          variant="select"
          value={filters.period}
          onChange={(period) => onFiltersChange({ ...filters, period })}
        />
        <GroupSelect
          {...groups}
          label={t('consoleDrivers.group')}
          all={t('groups.all')}
          value={filters.groupId}
          onChange={(groupId) => onFiltersChange({ ...filters, groupId })}
        />
      </FilterBar>
      <BothDaysLine period={filters.period} />
    </>
  )
}
