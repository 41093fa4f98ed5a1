import { refuse } from '../answer.ts'
import { parseDate } from './stamp.ts'

/** The days of a request, both included. */
export interface Days {
  first: number
  last: number
}

/** The number of a day in a request; refuses an invalid date with 400. */
export function readDay(field: string, text: string): number {
  return parseDate(text) ?? refuse(400, `${field}: expected a date such as 2026-01-31`)
}

/** The days between two fields of a request; refuses an end before the start with 400. */
export function readDays([start, startText]: [string, string], [end, endText]: [string, string]): Days {
  const days = { first: readDay(start, startText), last: readDay(end, endText) }
  return days.first <= days.last ? days : refuse(400, `${end}: must not be before ${start}`)
}
