import { isWholePeriod } from '@fleetgis/domain/period'
import { styled } from 'styled-components'
import { mapWords } from '../../../map/words.ts'
import { BothDaysLine } from '../../../primitives/fields/BothDaysLine.tsx'
import { PeriodDates } from '../../../primitives/fields/PeriodDates.tsx'
import { SearchField } from '../../../primitives/fields/SearchField.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import type { OwnerFilters } from './ownerFilters.ts'
import type { OwnerDraft } from './useOwnerDraft.ts'

export interface OwnerQuickFiltersProps {
  /** The applied filters. */
  filters: OwnerFilters
  /** What is chosen: the fields below share it, whose Go sends the typed search, as Enter sends the vehicles. */
  draft: OwnerDraft
  /** Called by Enter in the search, also with the same text, and by each choice of a day that makes the range whole. */
  onApply: (filters: OwnerFilters) => void
}

/** Search and days of a range on an owner's folded card. They apply at once: no Go is in sight (OMAP-02, CF-154). */
export function OwnerQuickFilters({ filters, draft, onApply }: OwnerQuickFiltersProps) {
  const t = useText(mapWords)
  const { value, set } = draft

  function apply(next: OwnerFilters) {
    if (isWholePeriod(next.period)) onApply(next)
  }

  function choose(period: OwnerFilters['period']) {
    set({ period })
    apply({ ...filters, period })
  }

  function clear() {
    set({ search: '' })
    if (filters.search !== '') onApply({ ...filters, search: '' })
  }

  return (
    <Quick role="search" data-part="quick">
      <SearchField
        label={t('owner.search')}
        value={value.search}
        onChange={(search) => set({ search })}
        onSubmit={(typed) => apply({ ...value, search: typed.trim() })}
        onClear={clear}
      />
      <PeriodDates label={t('period.label')} value={value.period} onChange={choose} />
      <BothDaysLine period={value.period} />
    </Quick>
  )
}

const Quick = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-2);
  padding: 0 var(--fleet-space-2) var(--fleet-space-2);
`
