import { civilFromDays } from '../format/civil.ts'
import { dayText, isDateText, readDay } from './date.ts'

/** Two days, yyyy-mm-dd, both included; the start is never after the end. */
export interface DateRange {
  readonly start: string
  readonly end: string
}

/** The periods of the embedded screens, in the order of their select. DATE-05, TXN-04. */
export const PERIODS = ['today', 'week', 'month', 'range'] as const
export type Period = (typeof PERIODS)[number]

/** The periods of the console's map, in the order of their select; `range` is labelled Custom there. MAP-04. */
export const CONSOLE_PERIODS = ['today', '7days', '30days', 'range'] as const
export type ConsolePeriod = (typeof CONSOLE_PERIODS)[number]

/** A chosen period: a name, or a range with its own dates. */
export type PeriodChoice =
  | { readonly option: Exclude<Period | ConsolePeriod, 'range'> }
  | ({ readonly option: 'range' } & DateRange)

const EMPTY: DateRange = { start: '', end: '' }

/**
 * The days of an embedded period: today; the week from Monday to Sunday, whose end may be in the future; the month from
 * its 1st to today. Another period is today; an unreadable today gives empty texts. CF-19.
 */
export function periodRange(period: Exclude<Period, 'range'>, today: string): DateRange {
  const day = readDay(today)
  if (day === undefined) return EMPTY
  switch (period) {
    case 'week': {
      const monday = day - daysSinceMonday(day)
      return { start: dayText(monday), end: dayText(monday + 6) }
    }
    case 'month':
      return { start: dayText(day - civilFromDays(day).day + 1), end: today }
    default:
      return { start: today, end: today }
  }
}

/** 1970-01-01 was a Thursday. Weeks start on Monday in every language. DATE-02. */
function daysSinceMonday(day: number): number {
  const days = day + 3
  return days - Math.floor(days / 7) * 7
}

/**
 * The days of a console period: today, or from 7 or 30 days ago to today. Another period is today; an unreadable today
 * gives empty texts. CF-17.
 */
export function consolePeriodRange(period: Exclude<ConsolePeriod, 'range'>, today: string): DateRange {
  const day = readDay(today)
  if (day === undefined) return EMPTY
  const days = period === '7days' ? 7 : period === '30days' ? 30 : 0
  return { start: dayText(day - days), end: today }
}

/** As many days as a range has, just before it; empty texts for a range that cannot be read. DASH-11. */
export function periodBefore({ start, end }: DateRange): DateRange {
  const first = readDay(start)
  const last = readDay(end)
  if (first === undefined || last === undefined) return EMPTY
  return { start: dayText(first - (last - first + 1)), end: dayText(first - 1) }
}

/** Each day of a range, newest first; none if it has more than `most` days or cannot be read. */
export function daysOfRange({ start, end }: DateRange, most: number): readonly string[] {
  const first = readDay(start)
  const last = readDay(end)
  if (first === undefined || last === undefined) return []
  const count = last - first + 1
  return count > most ? [] : Array.from({ length: count }, (_, index) => dayText(last - index))
}

/** The days of any chosen period; those of a range are its own, in order. MAP-05. */
export function rangeOf(choice: PeriodChoice, today: string): DateRange {
  switch (choice.option) {
    case 'range':
      return correctRange(choice, 'end')
    case '7days':
    case '30days':
      return consolePeriodRange(choice.option, today)
    default:
      return periodRange(choice.option, today)
  }
}

/** Whether a range has both its days. One that is being edited may lack one. */
export const hasBothDays = ({ start, end }: DateRange): boolean => isDateText(start) && isDateText(end)

/** Whether a chosen period has all its days: only a range may lack one. */
export const isWholePeriod = (choice: PeriodChoice): boolean =>
  choice.option !== 'range' || hasBothDays(choice)

/**
 * Keeps a range in order while it is edited: if the start is after the end, the last edited field wins and the other
 * one follows. An incomplete date changes nothing. CF-20.
 */
export function correctRange(range: DateRange, edited: 'start' | 'end'): DateRange {
  const start = textOf(range?.start)
  const end = textOf(range?.end)
  if (!isDateText(start) || !isDateText(end) || start <= end) return { start, end }
  return edited === 'end' ? { start: end, end } : { start, end: start }
}

function textOf(date: unknown): string {
  return typeof date === 'string' ? date : ''
}
