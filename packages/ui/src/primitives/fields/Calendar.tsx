import { type CalendarDate, isSameMonth, parseDate } from '@internationalized/date'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { dateWords } from '../../i18n/dateWords.ts'
import { useText } from '../../provider/FleetContext.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { hasModifier } from '../hasModifier.ts'
import { dayAfterKey, weeksOf } from './calendarMonth.ts'
import { dayName } from './dayName.ts'

export interface CalendarProps {
  /** The chosen day, yyyy-mm-dd; undefined for none. */
  value: string | undefined
  /** The day marked as today, yyyy-mm-dd. Without a value the calendar opens here. */
  today: string
  /** The first and last day that can be chosen, yyyy-mm-dd. */
  min?: string | undefined
  max?: string | undefined
  /** Days to mark as a range, yyyy-mm-dd, both included. */
  range?: { readonly start: string; readonly end: string } | undefined
  /** Called with the chosen day, yyyy-mm-dd. */
  onChoose: (day: string) => void
}

/**
 * The days of a month, weeks from Monday (DATE-02). It uses the kit's own words, because browsers have none in Burmese.
 * Arrow keys move by a day, Home and End within the week, Page Up and Page Down by a month, with Shift by a year. The
 * calendar takes the focus when it mounts.
 */
export function Calendar({ value, today, min = '', max = '9999-12-31', range, onChoose }: CalendarProps) {
  const t = useText()
  const words = useMemo(() => dateWords(t), [t])
  const titleId = useId()
  const [at, setAt] = useState(() => parseDate(inside(value ?? today, min, max)))
  const stop = useRef<HTMLButtonElement>(null)
  const isKeyed = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day.
  useEffect(() => {
    if (isKeyed.current) stop.current?.focus()
    isKeyed.current = false
  }, [at])

  const goTo = (day: CalendarDate) => setAt(parseDate(inside(String(day), min, max)))

  function press(event: KeyboardEvent) {
    const next = dayAfterKey(at, event.key, event.shiftKey)
    if (!next || hasModifier(event)) return
    event.preventDefault()
    isKeyed.current = true
    goTo(next)
  }

  const isOutside = (day: string) => day < min || day > max
  const isFirst = (day: CalendarDate) => isOutside(String(day.set({ day: 1 }).subtract({ days: 1 })))
  const isLast = (day: CalendarDate) => isOutside(String(day.set({ day: 1 }).add({ months: 1 })))

  /** Moves the focus to the day when the pressed button becomes disabled. */
  function turnTo(day: CalendarDate) {
    isKeyed.current = day.compare(at) < 0 ? isFirst(day) : isLast(day)
    goTo(day)
  }

  return (
    <Month data-component="Calendar">
      <header>
        <IconButton
          label={t('date.previousMonth')}
          isDisabled={isFirst(at)}
          onPress={() => turnTo(at.subtract({ months: 1 }))}
        >
          <ChevronLeft size={18} aria-hidden />
        </IconButton>
        <strong id={titleId} aria-live="polite">
          {t('date.monthOf', { month: words.months[at.month - 1] ?? '', year: at.year })}
        </strong>
        <IconButton
          label={t('date.nextMonth')}
          isDisabled={isLast(at)}
          onPress={() => turnTo(at.add({ months: 1 }))}
        >
          <ChevronRight size={18} aria-hidden />
        </IconButton>
      </header>
      <table role="grid" aria-labelledby={titleId} onKeyDown={press}>
        <thead>
          <tr>
            {words.weekdaysShort.map((name, index) => (
              <th key={name} scope="col" abbr={words.weekdays[index]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week) => (
            <tr key={String(week[0])}>
              {week.map((day) => {
                const text = String(day)
                const isStop = text === String(at)
                const isInRange = range && text >= range.start && text <= range.end
                return (
                  <td
                    key={text}
                    role="gridcell"
                    aria-selected={text === value}
                    data-range={isInRange ? (text === range.end ? 'end' : 'inside') : undefined}
                  >
                    <button
                      ref={isStop ? stop : undefined}
                      type="button"
                      aria-label={dayName(t, words, text)}
                      aria-current={text === today ? 'date' : undefined}
                      tabIndex={isStop ? 0 : -1}
                      disabled={isOutside(text)}
                      data-other-month={!isSameMonth(day, at) || undefined}
                      onClick={() => onChoose(text)}
                    >
                      {day.day}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        <Button variant="quiet" isDisabled={isOutside(today)} onPress={() => onChoose(today)}>
          {t('date.today')}
        </Button>
      </footer>
    </Month>
  )
}

/** The day, limited to `min` and `max`. */
function inside(day: string, min: string, max: string): string {
  return day < min ? min : day > max ? max : day
}

const Month = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--fleet-space-1);
  --fleet-calendar-day: 36px;

  @media (pointer: coarse) {
    --fleet-calendar-day: 44px;
  }
  @media (max-width: 359px) {
    --fleet-calendar-day: 36px;
  }

  /* The month and the weekdays stay at the edge of a panel that scrolls in a low window, over its padding. */
  > header {
    position: sticky;
    z-index: 1;
    top: calc(-1 * var(--fleet-space-2));
    display: flex;
    align-items: center;
    justify-content: space-between;
    align-self: stretch;
    gap: var(--fleet-space-2);
    background: var(--fleet-color-raised);
  }
  > footer {
    display: flex;
    align-self: stretch;
    justify-content: center;
    margin-top: var(--fleet-space-1);
    padding-top: var(--fleet-space-1);
    border-top: 1px solid var(--fleet-color-line);
  }

  table {
    border-collapse: separate;
    border-spacing: 0 2px;
  }
  th {
    position: sticky;
    z-index: 1;
    top: calc(var(--fleet-control-height) - var(--fleet-space-2));
    padding: 0 0 var(--fleet-space-1);
    background: var(--fleet-color-raised);
    /* Its padding is for the focus ring of a day. */
    background-clip: content-box;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    font-weight: 400;
  }
  td {
    padding: 0;
  }
  td[data-range] {
    background: var(--fleet-color-accent-soft);
  }
  td[data-range]:first-child,
  td:not([data-range]) + td[data-range] {
    border-top-left-radius: var(--fleet-radius-s);
    border-bottom-left-radius: var(--fleet-radius-s);
  }
  td[data-range]:last-child,
  td[data-range='end'] {
    border-top-right-radius: var(--fleet-radius-s);
    border-bottom-right-radius: var(--fleet-radius-s);
  }

  td > button {
    ${focusRing}
    position: relative;
    width: var(--fleet-calendar-day);
    height: var(--fleet-calendar-day);
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
    border-radius: var(--fleet-radius-s);
    scroll-margin-top: calc(var(--fleet-control-height) + 2 * var(--fleet-rem));
    color: var(--fleet-color-text);
    font-variant-numeric: tabular-nums;
    --fleet-focus-offset: 1px;
  }
  td > button:hover {
    background: var(--fleet-color-sunken);
  }
  td > button[data-other-month] {
    color: var(--fleet-color-text-muted);
  }
  td > button:disabled {
    background: none;
    opacity: 0.4;
    cursor: not-allowed;
  }
  td > button[aria-current='date'] {
    color: var(--fleet-color-accent);
    font-weight: var(--fleet-weight-strong);
  }
  td > button[aria-current='date']::after {
    content: '';
    position: absolute;
    inset: auto 0 5px;
    width: 4px;
    height: 4px;
    margin-inline: auto;
    border-radius: var(--fleet-radius-full);
    background: currentcolor;
  }
  td[aria-selected='true'] > button {
    background: var(--fleet-color-accent);
    color: var(--fleet-color-on-accent);
    font-weight: var(--fleet-weight-strong);
  }

  @media (forced-colors: active) {
    td[aria-selected='true'] > button {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    td[data-range] > button {
      text-decoration: underline;
    }
  }
`
