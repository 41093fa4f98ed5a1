import type { Translate } from './words.ts'

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** The names that calendars show; months start with January, weekdays with Monday. */
export interface DateWords {
  readonly months: readonly string[]
  readonly weekdays: readonly string[]
  /** Short enough for the columns of a month. */
  readonly weekdaysShort: readonly string[]
}

/** The kit's own names of months and days, because Chromium has no Burmese ones. */
export function dateWords(t: Translate): DateWords {
  return {
    months: MONTHS.map((month) => t(`date.month.${month}`)),
    weekdays: WEEKDAYS.map((day) => t(`date.weekday.${day}`)),
    weekdaysShort: WEEKDAYS.map((day) => t(`date.weekdayShort.${day}`)),
  }
}
