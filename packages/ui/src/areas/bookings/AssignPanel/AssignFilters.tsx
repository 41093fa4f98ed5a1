import { ASSIGN_RADII, type AssignRadius } from '@fleetgis/domain/bookings'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { SearchField } from '../../../primitives/fields/SearchField.tsx'
import { Select } from '../../../primitives/fields/Select.tsx'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { bookingsWords } from '../words.ts'

/** Debounce of the search text, in milliseconds; Enter searches at once. */
const DEBOUNCE_MS = 500

export interface AssignFiltersProps {
  /** The search text. */
  search: string
  /** In km (ASG-02). */
  radius: AssignRadius
  /** Called with a new search text. */
  onSearch: (event: { search: string }) => void
  /** Called with a new radius. */
  onRadiusChange: (event: { radius: AssignRadius }) => void
}

/** The driver search: a text, and the radius around the pickup. ASG-01, ASG-02, ASG-03, CF-60. */
export function AssignFilters({ search, radius, onSearch, onRadiusChange }: AssignFiltersProps) {
  const t = useText(bookingsWords)
  const [text, setText] = useState(search)

  // Another function, as at each render of a page, must not restart the wait.
  const ask = useLatestCallback(onSearch)
  useEffect(() => {
    if (text.trim() === search.trim()) return undefined
    const timer = setTimeout(() => ask({ search: text.trim() }), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, search, ask])

  return (
    <Row>
      <SearchField
        label={t('assign.search')}
        value={text}
        onChange={setText}
        onSubmit={(value) => onSearch({ search: value.trim() })}
        onClear={() => onSearch({ search: '' })}
        maxLength={100}
      />
      <Select
        label={t('assign.radius')}
        items={ASSIGN_RADII.map((km) => ({
          id: String(km),
          label: t('tripDetail.km', { distance: km }),
        }))}
        value={String(radius)}
        onChange={(value) => {
          const chosen = ASSIGN_RADII.find((km) => String(km) === value)
          if (chosen) onRadiusChange({ radius: chosen })
        }}
      />
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--fleet-space-2);
  margin-bottom: var(--fleet-space-2);

  /* Wrapped fields take the whole width; side by side the search grows. */
  > :first-child {
    flex: 9999 1 13em;
  }
  > :last-child {
    flex: 1 1 9.5em;
  }
`
