/** The units of a duration text. */
export interface DurationWords {
  readonly hour: string
  readonly minute: string
  readonly second: string
}

/** The sentences of a time-ago text; each gets a whole count of 1 or more. */
export interface TimeAgoWords {
  readonly justNow: string
  readonly minutesAgo: (count: number) => string
  readonly hoursAgo: (count: number) => string
  readonly daysAgo: (count: number) => string
}

/** The words of a date with a time. */
export interface StampWords {
  /** A time of the 12-hour clock with its part of the day; `hour` is 0 to 23. */
  readonly time: (clock: string, hour: number) => string
  /** Twelve short month names, January first. */
  readonly months: readonly string[]
}

/** All words of this area: one object per language serves every formatter. */
export interface FormatWords extends DurationWords, TimeAgoWords, StampWords {}

const ago = (unit: string) => (count: number) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** The default English words. */
export const englishFormatWords: FormatWords = {
  hour: 'hr',
  minute: 'min',
  second: 'sec',
  justNow: 'Just now',
  minutesAgo: ago('minute'),
  hoursAgo: ago('hour'),
  daysAgo: ago('day'),
  time: (clock, hour) => `${clock} ${hour < 12 ? 'AM' : 'PM'}`,
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
}

/** The words of a language are one object for the life of a page, so they are completed once. */
const completed = new WeakMap<Partial<FormatWords>, FormatWords>()

/**
 * The given words, completed with English. Other values count as none: `list.map(formatDuration)` passes an index in
 * their place.
 */
export function completeWords(words: Partial<FormatWords> | undefined): FormatWords {
  if (words === englishFormatWords || typeof words !== 'object' || words === null) return englishFormatWords
  const known = completed.get(words)
  if (known) return known
  const all = { ...englishFormatWords, ...words }
  completed.set(words, all)
  return all
}
