import type { DateWords } from '../../i18n/dateWords.ts'
import type { Translate } from '../../i18n/words.ts'

/** Writes a day (yyyy-mm-dd) in words, for screen readers: Sunday, 1 September 2024. */
export function dayName(t: Translate, words: DateWords, day: string): string {
  // A text without a time is read in UTC.
  const date = new Date(day)
  return t('date.day', {
    weekday: words.weekdays[(date.getUTCDay() + 6) % 7] ?? '',
    day: date.getUTCDate(),
    month: words.months[date.getUTCMonth()] ?? '',
    year: date.getUTCFullYear(),
  })
}
