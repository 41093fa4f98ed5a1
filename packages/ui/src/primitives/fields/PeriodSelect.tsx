import {
  CONSOLE_PERIODS,
  type ConsolePeriod,
  PERIODS,
  type Period,
  type PeriodChoice,
  rangeOf,
} from '@fleetgis/domain/period'
import { styled } from 'styled-components'
import type { TextKey } from '../../i18n/words.ts'
import { useFleet } from '../../provider/FleetContext.ts'
import { useToday } from '../../provider/useToday.ts'
import type { RootProps } from '../rootProps.ts'
import { daysText } from './daysText.ts'
import { PeriodDates } from './PeriodDates.tsx'
import { PERIOD_NAMES, type PeriodList } from './periodNames.ts'
import { SegmentedControl } from './SegmentedControl.tsx'
import { Select } from './Select.tsx'

export type { PeriodList }

export interface PeriodSelectProps extends RootProps<HTMLDivElement> {
  /** The periods offered, and their names; `embedded` unless given. */
  list?: PeriodList
  value: PeriodChoice
  /** Called with the choice. A new range starts with the days of the period before. */
  onChange: (period: PeriodChoice) => void
  /** `segments` side by side, or a `select` for narrow places; `segments` unless given. */
  variant?: 'segments' | 'select'
  /** Whether a range shows its date fields here; `true` unless given. Else they are elsewhere, as `PeriodDates`. */
  hasDates?: boolean
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--fleet-space-2);
  min-width: 0;

  > [data-component='DateRangeField'],
  > [data-component='Select'] {
    justify-self: stretch;
    max-width: 420px;
  }
  > [data-part='days'] {
    margin: 0;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
  /* The days share the line of the label, so that the field is as high as those beside it. */
  > [data-days] {
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--fleet-space-1) var(--fleet-space-2);
  }
  > [data-days] > [data-part='box'] {
    grid-row: 2;
    grid-column: 1 / -1;
  }
  > [data-days] > [data-part='description'] {
    grid-row: 1;
    grid-column: 2;
    text-align: end;
  }
  > [data-part='days'],
  > [data-days] > [data-part='description'] {
    font-variant-numeric: tabular-nums;
  }
`

function optionsOf(list: PeriodList): readonly { id: Period | ConsolePeriod; key: TextKey }[] {
  if (list === 'console') return CONSOLE_PERIODS.map((id) => ({ id, key: PERIOD_NAMES.console[id] }))
  return PERIODS.map((id) => ({ id, key: PERIOD_NAMES[list][id] }))
}

/**
 * Chooses one of a screen's periods; a range shows two date fields (MAP-05). The first and the last day of 7 Days and
 * 30 Days, which count back from today, are beside it (CF-17).
 */
export function PeriodSelect({
  list = 'embedded',
  value,
  onChange,
  variant = 'segments',
  hasDates = true,
  ...root
}: PeriodSelectProps) {
  const { t } = useFleet()
  const today = useToday()
  const name = t('period.label')
  const items = optionsOf(list).map(({ id, key }) => ({ id, label: t(key) }))
  const isCountedBack = value.option === '7days' || value.option === '30days'
  const days = isCountedBack ? daysText(rangeOf(value, today)) : undefined

  function choose(option: Period | ConsolePeriod) {
    if (option !== 'range') onChange({ option })
    else onChange({ option, ...rangeOf(value, today) })
  }

  return (
    <Box {...root} data-component="PeriodSelect">
      {variant === 'select' ? (
        <Select
          label={name}
          items={items}
          value={value.option}
          onChange={choose}
          description={days}
          data-days={isCountedBack || undefined}
        />
      ) : (
        <>
          <SegmentedControl label={name} items={items} value={value.option} onChange={choose} />
          {days === undefined ? null : <p data-part="days">{days}</p>}
        </>
      )}
      {hasDates ? <PeriodDates label={name} value={value} onChange={onChange} /> : null}
    </Box>
  )
}
