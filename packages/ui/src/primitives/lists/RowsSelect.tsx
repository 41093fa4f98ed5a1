import { ROWS_PER_PAGE } from '@fleetgis/domain/paging'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { focusRing } from '../../theme/focusRing.ts'
import type { RowsPerPage } from './useRowsPerPage.ts'

/** Chooses how many rows a page has. Source: CF-187. */
export function RowsSelect({ size, onSize }: RowsPerPage) {
  const t = useText()
  const sizes = [...new Set([...ROWS_PER_PAGE, size])].sort((one, other) => one - other)
  return (
    <Label>
      {t('table.perPage')}
      <select value={size} onChange={({ currentTarget }) => onSize({ size: Number(currentTarget.value) })}>
        {sizes.map((rows) => (
          <option key={rows}>{rows}</option>
        ))}
      </select>
    </Label>
  )
}

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--fleet-space-2);
  color: var(--fleet-color-text-muted);
  font-size: var(--fleet-text-s);

  > select {
    ${focusRing}
    min-height: 32px;
    padding: 0 var(--fleet-space-1);
    border: 1px solid var(--fleet-field-border);
    border-radius: var(--fleet-control-radius);
    background: var(--fleet-field-background);
    color: var(--fleet-color-text);
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }
  @media (pointer: coarse) {
    > select {
      min-height: 44px;
    }
  }
`
