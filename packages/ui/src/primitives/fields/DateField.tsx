import { isDateText } from '@fleetgis/domain/period'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { dateWords } from '../../i18n/dateWords.ts'
import { useFleet } from '../../provider/FleetContext.ts'
import { useToday } from '../../provider/useToday.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import { lazily } from '../lazily.tsx'
import { FloatingPanel } from '../overlays/FloatingPanel.tsx'
import { useOverlay } from '../overlays/useOverlay.ts'
import { type RootProps, useSharedRef } from '../rootProps.ts'
import type { CalendarProps } from './Calendar.tsx'
import { dayName } from './dayName.ts'
import { FieldAction } from './FieldAction.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { useTypedDay } from './useTypedDay.ts'

export interface DateFieldProps
  extends Pick<CalendarProps, 'min' | 'max' | 'range'>,
    Pick<TextFieldProps, 'label' | 'description' | 'isDisabled' | 'isRequired'>,
    RootProps<HTMLDivElement> {
  /** yyyy-mm-dd, or empty for none. */
  value: string
  /** Called with a typed or chosen day, yyyy-mm-dd, or an empty text. Never with a day outside `min` and `max`. */
  onChange: (day: string) => void
  /** An error of the value. The field shows errors of the typed text itself. */
  errorMessage?: string | undefined
}

const Box = styled.div`
  position: relative;
  min-width: 0;

  /* Leaves room for the button between the text and the edge. */
  input {
    padding-inline-end: 0;
    font-variant-numeric: tabular-nums;
  }
`

const Calendar = lazily(() => import('./Calendar.tsx').then((file) => file.Calendar), <Spinner />)

/**
 * A day, typed and shown as dd/mm/yyyy, with a value of yyyy-mm-dd (MAP-06). The calendar loads when it first opens; it
 * marks today in the fleet's time zone.
 */
export function DateField({
  label,
  value,
  onChange,
  min,
  max,
  range,
  description,
  errorMessage,
  isDisabled = false,
  isRequired = false,
  ...root
}: DateFieldProps) {
  const { t } = useFleet()
  const today = useToday()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useSharedRef(root.ref, box)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useOverlay(isOpen, () => {
    setOpen(false)
    return true
  })
  const typed = useTypedDay({ value, onChange, min, max, isRequired })
  const shownError = errorMessage ?? typed.problem

  function write(next: string) {
    typed.write(next, box.current?.querySelector('input')?.selectionStart ?? next.length)
  }

  function choose(day: string) {
    setOpen(false)
    opener.current?.focus()
    typed.choose(day)
  }

  return (
    <Box {...root} ref={box} data-component="DateField">
      <TextField
        label={label}
        description={description}
        value={typed.text}
        onChange={write}
        onBlur={typed.leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') typed.leave()
          if (event.key === 'ArrowDown' && event.altKey) setOpen(true)
        }}
        errorMessage={shownError}
        {...(shownError === undefined ? { 'aria-describedby': `${id}-format` } : {})}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('date.pattern')}
        isDisabled={isDisabled}
        isRequired={isRequired}
        action={
          <FieldAction
            ref={opener}
            type="button"
            aria-label={t('date.openCalendar', { label })}
            aria-describedby={`${id}-chosen`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={isDisabled}
            onPointerEnter={() => Calendar.preload()}
            onFocus={() => Calendar.preload()}
            onClick={() => setOpen(!isOpen)}
          >
            <CalendarDays size={18} aria-hidden />
          </FieldAction>
        }
      />
      <span id={`${id}-format`} hidden>
        {t('date.format', { pattern: t('date.pattern') })}
      </span>
      <span id={`${id}-chosen`} hidden>
        {isDateText(value) ? t('date.chosen', { day: dayName(t, dateWords(t), value) }) : null}
      </span>
      {isOpen ? (
        <FloatingPanel anchor={box} label={label} onClose={() => setOpen(false)} align="end" mayCover>
          <Calendar
            value={value || undefined}
            today={today}
            min={min}
            max={max}
            range={range}
            onChoose={choose}
          />
        </FloatingPanel>
      ) : null}
    </Box>
  )
}
