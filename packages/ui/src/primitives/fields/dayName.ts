import type { CalendarDate } from '@internationalized/date'
import type { DateWords } from '../../i18n/dateWords.ts'
import type { Translate } from '../../i18n/words.ts'
import { weekdayOf } from './calendarMonth.ts'

/** A day in words: Sunday, 1 September 2024. */
export function dayName(t: Translate, words: DateWords, day: CalendarDate): string {
  return t('date.day', {
    weekday: words.weekdays[weekdayOf(day) - 1] ?? '',
    day: day.day,
    month: words.months[day.month - 1] ?? '',
    year: day.year,
  })
}
