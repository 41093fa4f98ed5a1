import { ALL_TYPES, APPROVAL_FILTERS } from '@fleetgis/domain/wallet'
import { styled } from 'styled-components'
import { PeriodSelect } from '../../../primitives/fields/PeriodSelect.tsx'
import { Select } from '../../../primitives/fields/Select.tsx'
import { SearchRow } from '../../../primitives/lists/SearchRow.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { walletWords } from '../words.ts'
import type { ApprovalFilters } from './ApprovalFilters.ts'

interface ApprovalFilterBarProps {
  filters: ApprovalFilters
  onFiltersChange: (filters: ApprovalFilters) => void
  types: readonly string[]
  onRetry: () => void
}

/** Period, type, status and search. APR-01 to APR-04. */
export function ApprovalFilterBar({ filters, onFiltersChange, types, onRetry }: ApprovalFilterBarProps) {
  const t = useText(walletWords)
  const change = (changes: Partial<ApprovalFilters>) => onFiltersChange({ ...filters, ...changes })
  return (
    <>
      <PeriodSelect value={filters.period} onChange={(period) => change({ period })} />
      <Selects>
        <Select
          label={t('approval.type')}
          items={types.map((type) => ({
            id: type,
            label: type === ALL_TYPES ? t('approval.allTypes') : type,
          }))}
          value={filters.type}
          onChange={(type) => change({ type })}
        />
        <Select
          label={t('approval.status')}
          items={APPROVAL_FILTERS.map((status) => ({
            id: status,
            label: t(status === 'all' ? 'approval.selectAll' : `approval.status.${status}`),
          }))}
          value={filters.status}
          onChange={(status) => change({ status })}
        />
      </Selects>
      <SearchRow
        label={t('approval.search')}
        search={filters.search}
        onSearch={({ search }) => (search === filters.search ? onRetry() : change({ search }))}
      />
    </>
  )
}

const Selects = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fleet-space-2) var(--fleet-space-3);

  > * {
    flex: 1 1 calc(8.75 * var(--fleet-rem));
    min-width: 0;
  }
`
