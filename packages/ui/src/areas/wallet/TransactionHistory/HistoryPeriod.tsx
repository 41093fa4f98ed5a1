import { PERIOD_CODES, PERIODS, type PeriodChoice, periodFromCode, rangeOf } from '@fleetgis/domain/period'
import { styled } from 'styled-components'
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx'
import { daysText } from '../../../primitives/fields/daysText.ts'
import { SegmentedControl } from '../../../primitives/fields/SegmentedControl.tsx'
import { lazily } from '../../../primitives/lazily.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { useToday } from '../../../provider/useToday.ts'
import { walletWords } from '../words.ts'

/** Lazy: ranges are rarely opened. */
const DateRangeField = lazily(
  () => import('../../../primitives/fields/DateRangeField.tsx').then((file) => file.DateRangeField),
  <Skeleton variant="block" height="60px" />,
)

interface HistoryPeriodProps {
  period: PeriodChoice
  onPeriod: (event: { period: PeriodChoice }) => void
}

/** One control with the values 1 to 4, its days, and two date fields for Range. TXN-04, TXN-10, TXN-11, CF-56. */
export function HistoryPeriod({ period, onPeriod }: HistoryPeriodProps) {
  const t = useText(walletWords)
  const today = useToday()
  const items = PERIODS.map((option) => ({
    id: `${PERIOD_CODES[option]}`,
    label: t(`period.${option}`),
  }))
  const chosen = PERIODS.find((option) => option === period.option)
  const range = rangeOf(period, today)

  function choose(code: string) {
    const option = periodFromCode(code)
    // A range starts with the days on screen.
    onPeriod({ period: option === 'range' ? { option, ...range } : { option } })
  }

  return (
    <Box data-part="period">
      <SegmentedControl
        label={t('period.label')}
        items={items}
        value={chosen ? `${PERIOD_CODES[chosen]}` : ''}
        onChange={choose}
      />
      {period.option === 'range' ? (
        <DateRangeField
          label={t('period.range')}
          value={period}
          needsBoth
          onChange={(days) => onPeriod({ period: { option: 'range', ...days } })}
        />
      ) : (
        <p data-part="days">{daysText(range)}</p>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fleet-space-2) var(--fleet-space-3);

  > [data-component='DateRangeField'] {
    flex: 1 1 100%;
    max-width: 420px;
  }
  > p {
    margin: 0;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
    font-variant-numeric: tabular-nums;
  }
`
