import { dayPeriod, type FormatWords } from '@fleetgis/domain/format'
import type { Translate } from './words.ts'

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** Memoizes the words per language: every row of a list requests them. */
const known = new WeakMap<Translate, FormatWords>()

/** The words for the formatters of `@fleetgis/domain/format`, in the language of `t`. Source: FMT-04. */
export function formatWords(t: Translate): FormatWords {
  const words = known.get(t) ?? wordsOf(t)
  known.set(t, words)
  return words
}

function wordsOf(t: Translate): FormatWords {
  return {
    hour: t('time.hour'),
    minute: t('time.minute'),
    second: t('time.second'),
    justNow: t('time.justNow'),
    minutesAgo: (count) => t('time.minutesAgo', { count }),
    hoursAgo: (count) => t('time.hoursAgo', { count }),
    daysAgo: (count) => t('time.daysAgo', { count }),
    time: (clock, hour) =>
      t('time.ofDay', {
        clock,
        hour: String(hour).padStart(2, '0'),
        minute: clock.slice(-2),
        period: dayPartOf(t, hour) ?? t(`time.${dayPeriod(hour)}`),
      }),
    months: MONTHS.map((month) => t(`date.stampMonth.${month}`)),
  }
}

const dayPartOf = (t: Translate, hour: number) => t.dayParts?.filter(({ from }) => from <= hour).pop()?.name
