import { isWholePeriod } from '@fleetgis/domain/period'
import { BothDaysLine } from './BothDaysLine.tsx'
import { PeriodSelect, type PeriodSelectProps } from './PeriodSelect.tsx'
import { useDraft } from './useDraft.ts'

/**
 * A `PeriodSelect` whose choice applies at once. A range that lacks a day stays in its fields, with a line that says so:
 * servers refuse an empty date, and the period before stays applied.
 */
export function WholePeriodSelect({ value, onChange, ...props }: PeriodSelectProps) {
  const draft = useDraft(value)
  return (
    <>
      <PeriodSelect
        {...props}
        value={draft.value}
        onChange={(period) => {
          draft.set(period)
          if (isWholePeriod(period)) onChange(period)
        }}
      />
      <BothDaysLine period={draft.value} />
    </>
  )
}
