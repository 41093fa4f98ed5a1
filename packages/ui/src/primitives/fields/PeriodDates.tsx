import type { PeriodChoice } from '@fleetgis/domain/period'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { lazily } from '../lazily.tsx'
import type { DateRangeFieldProps } from './DateRangeField.tsx'

interface PeriodDatesProps extends Pick<DateRangeFieldProps, 'label'> {
  value: PeriodChoice
  /** Called with the range of the chosen days. */
  onChange: (period: PeriodChoice) => void
}

/** Loads when a range is first chosen: most periods need no date fields. */
const DateRangeField = lazily<DateRangeFieldProps>(
  () => import('./DateRangeField.tsx').then((file) => file.DateRangeField),
  <Skeleton height="64px" />,
)

/** The date fields of a period that is a range; nothing for every other period (MAP-05). */
export function PeriodDates({ label, value, onChange }: PeriodDatesProps) {
  if (value.option !== 'range') return null
  return (
    <DateRangeField
      label={label}
      value={value}
      needsBoth
      onChange={(range) => onChange({ option: 'range', ...range })}
    />
  )
}
