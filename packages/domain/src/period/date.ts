import { type CalendarDate, parseDate } from '@internationalized/date'

/** A yyyy-mm-dd text as a date; undefined where it is none, or names a day that no calendar has. */
export function readDate(text: unknown): CalendarDate | undefined {
  if (typeof text !== 'string' || text.length !== 10) return undefined
  try {
    return parseDate(text)
  } catch {
    // The library reports a bad date by throwing; here it is an ordinary answer.
    return undefined
  }
}

/** Whether a text is a day, yyyy-mm-dd. DATE-04. */
export function isDateText(text: unknown): text is string {
  return readDate(text) !== undefined
}
