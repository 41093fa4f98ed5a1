import { type StampParts, stampParts } from './stamp.ts'
import { completeWords, type StampWords } from './words.ts'

const two = (number: number) => (number < 10 ? `0${number}` : `${number}`)
const four = (year: number) => String(year).padStart(4, '0')
const hour12 = (hour: number) => hour % 12 || 12

function formatParts(stamp: unknown, format: (parts: StampParts) => string): string {
  const parts = stampParts(stamp)
  return parts === undefined ? '' : format(parts)
}

/** A yyyy-mm-dd date, or the date of a stamp, as `dd/mm/yyyy`; empty if unreadable. MAP-06. */
export function formatDate(date: string | null | undefined): string {
  return formatParts(date, ({ year, month, day }) => `${two(day)}/${two(month)}/${four(year)}`)
}

/** A stamp as `hh:mm a, dd MMM yyyy`: `03:30 PM, 03 Jan 2024`; empty if unreadable. BKG-20. */
export function formatDateTime(stamp: string | null | undefined, words?: StampWords): string {
  const all = completeWords(words)
  return formatParts(stamp, ({ year, month, day, hour, minute }) => {
    const time = all.time(`${two(hour12(hour))}:${two(minute)}`, hour)
    return `${time}, ${two(day)} ${all.months[month - 1] ?? two(month)} ${four(year)}`
  })
}

/**
 * A stamp as its time `hh:mm a` if it is of the day that is shown beside it, else as `formatDateTime`. The day is a date
 * or a stamp.
 */
export function formatTimeOn(
  day: string | null | undefined,
  stamp: string | null | undefined,
  words?: StampWords,
): string {
  const text = formatDateTime(stamp, words)
  const isSame = formatDate(day) !== '' && formatDate(day) === formatDate(stamp)
  return isSame ? text.slice(0, text.lastIndexOf(',')) : text
}

/** A stamp as `h:mm a,dd/MM/yy`: `3:30 PM,03/01/24`; empty if unreadable. TXN-13. */
export function formatTransactionDate(stamp: string | null | undefined, words?: StampWords): string {
  return formatParts(stamp, ({ year, month, day, hour, minute }) => {
    const date = `${two(day)}/${two(month)}/${four(year).slice(-2)}`
    return `${completeWords(words).time(`${hour12(hour)}:${two(minute)}`, hour)},${date}`
  })
}
