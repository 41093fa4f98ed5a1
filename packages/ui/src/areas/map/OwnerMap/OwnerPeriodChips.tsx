import type { PeriodChoice } from '@fleetgis/domain/period'
import { styled } from 'styled-components'
import { PeriodSelect } from '../../../primitives/fields/PeriodSelect.tsx'

interface OwnerPeriodChipsProps {
  /** The applied period. */
  value: PeriodChoice
  /** Called by each choice. */
  onChange: (period: PeriodChoice) => void
}

/** The period of an owner's map as chips, which stay in sight on its card. A choice applies at once (OMAP-03, CF-154). */
export function OwnerPeriodChips(props: OwnerPeriodChipsProps) {
  return (
    <Chips data-part="chips">
      <PeriodSelect {...props} list="owner" hasDates={false} />
    </Chips>
  )
}

const Chips = styled.div`
  padding: 0 var(--fleet-space-2) var(--fleet-space-2);

  /* Four periods in one line, in Burmese too. */
  [data-component='PeriodSelect'] {
    justify-items: stretch;
  }
  [role='radiogroup'] {
    display: flex;
  }
  [role='radiogroup'] label {
    flex: auto;
    padding-inline: 2px;
    font-size: var(--fleet-text-s);
  }
`
