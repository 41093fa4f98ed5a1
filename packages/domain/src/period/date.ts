import { civilFromDays, DAY_MS } from '../format/civil.ts'
import { readStamp } from '../format/stamp.ts'

const SHAPE = /^\d{4}-\d\d-\d\d$/

/** A yyyy-mm-dd text as days since 1970-01-01; undefined if it is malformed or names an invalid day. */
export function readDay(text: unknown): number | undefined {
  const start = typeof text === 'string' && SHAPE.test(text) ? readStamp(text) : undefined
  return start === undefined ? undefined : start / DAY_MS
}

/** The inverse of `readDay`, for the years 0 to 9999. */
export function dayText(days: number): string {
  const { year, month, day } = civilFromDays(days)
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** Whether a text is a day, yyyy-mm-dd. DATE-04. */
export function isDateText(text: unknown): text is string {
  return readDay(text) !== undefined
}

const two = (number: number) => String(number).padStart(2, '0')
