import { type BookingFilterOption, FILTER_OPTIONS } from '@fleetgis/domain/bookings'
import { formatAmount } from '@fleetgis/domain/format'
import { isWholePeriod, type PeriodChoice, rangeOf } from '@fleetgis/domain/period'
import { type FormEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { BothDaysLine } from '../../../primitives/fields/BothDaysLine.tsx'
import { daysText } from '../../../primitives/fields/daysText.ts'
import { GoButton } from '../../../primitives/fields/GoButton.tsx'
import { PeriodSelect } from '../../../primitives/fields/PeriodSelect.tsx'
import { PERIOD_NAMES } from '../../../primitives/fields/periodNames.ts'
import { Select } from '../../../primitives/fields/Select.tsx'
import { useDraft } from '../../../primitives/fields/useDraft.ts'
import { useIsWide } from '../../../primitives/layout/useIsWide.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { useToday } from '../../../provider/useToday.ts'
import { type BookingsText, bookingsWords } from '../words.ts'
import { type BookingListFilters, isSameFilters } from './BookingListFilters.ts'
import type { BookingListViewProps } from './BookingListViewProps.ts'
import { FilterFold } from './FilterFold.tsx'

export interface BookingFilterBarProps extends Pick<BookingListViewProps, 'audience' | 'filters' | 'onGo'> {
  /** How many bookings match; undefined before the first answer. */
  total: number | undefined
  /** The list of these filters is loading: Go waits until they change. */
  isLoading: boolean
  /** Why Go cannot be pressed now, in plain text. */
  blocked?: string | undefined
}

/** From this width of the window on, in px, the filters share a line. */
const ROOM = 600

/** Whether the filters are folded into a line, which has the number of bookings too. */
export const useIsFolding = (): boolean => !useIsWide(ROOM)

const NAMES = {
  all: 'bookingList.all',
  pending: 'booking.status.pending',
  assigned: 'booking.status.assigned',
  arrived: 'booking.status.arrived',
  complete: 'booking.status.complete',
  cancelled: 'bookingList.cancelled',
  onTheWay: 'booking.status.onTheWay',
  reassigned: 'booking.status.reassigned',
  processing: 'booking.status.processing',
  expired: 'booking.status.expired',
} as const satisfies Record<BookingFilterOption, BookingsText>

/**
 * Status, period and Go: filters apply when Go is pressed, so that a slow network gets one request. On narrow windows
 * they are folded into a line that says what is shown, and Go folds them. BKG-04, BKS-18, BKS-19, BKS-20, CF-40.
 */
export function BookingFilterBar({
  audience,
  filters,
  total,
  onGo,
  isLoading,
  blocked: listBlocks,
}: BookingFilterBarProps) {
  const t = useText(bookingsWords)
  const { value: current, set, isChanged } = useDraft(filters, isSameFilters)
  const blocked = isWholePeriod(current.period) ? listBlocks : t('transactions.bothDays')
  const today = useToday()
  const isFolding = useIsFolding()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const choose = (change: Partial<BookingListFilters>) => set({ ...current, ...change })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (blocked !== undefined) return
    onGo(current)
    if (!isFolding) return
    setOpen(false)
    button.current?.focus()
  }

  const bar = (
    <Bar onSubmit={submit} aria-label={t('bookingList.filters')} data-part="filters">
      <Select
        label={t('bookingList.status')}
        items={FILTER_OPTIONS[audience].map((id) => ({ id, label: t(NAMES[id]) }))}
        value={current.option}
        onChange={(option) => choose({ option })}
      />
      <PeriodSelect variant="select" value={current.period} onChange={(period) => choose({ period })} />
      <GoButton
        type="submit"
        label={t('bookingList.go')}
        isChanged={isChanged}
        isPending={isLoading && !isChanged}
        blocked={blocked}
      />
      <BothDaysLine period={current.period} />
    </Bar>
  )
  if (!isFolding) return bar
  const { option, period } = filters
  const days = period.option === 'range' ? daysText(rangeOf(period, today)) : ''
  return (
    <FilterFold
      label={t('bookingList.filters')}
      summary={`${t(NAMES[option])} · ${days || t(periodName(period))}`}
      count={total === undefined ? undefined : formatAmount(total)}
      isOpen={isOpen}
      onOpenChange={setOpen}
      button={button}
    >
      {bar}
    </FilterFold>
  )
}

const periodName = ({ option }: PeriodChoice) =>
  ({ ...PERIOD_NAMES.console, ...PERIOD_NAMES.embedded })[option]

const Bar = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--fleet-space-2);

  > [data-component='PeriodSelect'] {
    display: contents;
  }
  > [data-component='PeriodSelect'] > :nth-child(2) {
    grid-row: 2;
    grid-column: 1 / -1;
    max-width: none;
  }

  /* Go wraps to its own line before a status is truncated. */
  @container (max-width: 25em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > [data-component='PeriodSelect'] > :nth-child(2) {
      grid-row: auto;
    }
    > [data-component='Button'] {
      grid-column: 1 / -1;
    }
  }
  /* With enlarged text a label of six letters does not fit half of a phone. */
  @container (max-width: 14em) {
    grid-template-columns: minmax(0, 1fr);
  }
`
