import { correctRange, type DateRange } from '@fleetgis/domain/period'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import type { RootProps } from '../rootProps.ts'
import { DateField, type DateFieldProps } from './DateField.tsx'

export interface DateRangeFieldProps extends Pick<DateFieldProps, 'max'>, RootProps<HTMLDivElement> {
  /** The accessible name of the group. */
  label: string
  /** Days as yyyy-mm-dd; empty for none. */
  value: DateRange
  /** Called with the changed range, in order: the day edited last wins (CF-20). */
  onChange: (range: DateRange) => void
  /** Both days are needed: a field without its day is invalid beside one that has it; false unless given. */
  needsBoth?: boolean
}

const Pair = styled.div`
  display: grid;
  /* Each field fits ten digits and its button; narrower containers stack the fields. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(5.9 * var(--fleet-rem) + 50px)), 1fr));
  align-items: start;
  gap: var(--fleet-space-2);
  min-width: 0;

  &:lang(my) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(7 * var(--fleet-rem) + 60px)), 1fr));
  }
`

/** The first and last day of a range, both included. Source: MAP-05. */
export function DateRangeField({
  label,
  value,
  onChange,
  max,
  needsBoth = false,
  ...root
}: DateRangeFieldProps) {
  const t = useText()
  const set = (edited: 'start' | 'end') => (day: string) => {
    onChange(correctRange({ ...value, [edited]: day }, edited))
  }
  const range = value.start && value.end ? value : undefined
  const missing = needsBoth ? t('date.invalid') : undefined
  return (
    <Pair role="group" aria-label={label} {...root} data-component="DateRangeField">
      <DateField
        max={max}
        label={t('date.start')}
        value={value.start}
        range={range}
        onChange={set('start')}
        errorMessage={value.end && !value.start ? missing : undefined}
      />
      <DateField
        max={max}
        label={t('date.end')}
        value={value.end}
        range={range}
        onChange={set('end')}
        errorMessage={value.start && !value.end ? missing : undefined}
      />
    </Pair>
  )
}
