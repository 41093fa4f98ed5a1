import { type CalendarDate, parseDate } from '@internationalized/date'

/** A yyyy-mm-dd text as a date; undefined if it is malformed or names an invalid day. */
export function readDate(text: unknown): CalendarDate | undefined {
  if (typeof text !== 'string' || text.length !== 10) return undefined
  try {
    return parseDate(text)
  } catch {
    // The library throws for an invalid date, which is an expected input here.
    return undefined
  }
}

/** Whether a text is a day, yyyy-mm-dd. DATE-04. */
export function isDateText(text: unknown): text is string {
  return readDate(text) !== undefined
}
