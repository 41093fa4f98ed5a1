import { formatDate, latinDigits } from '@fleetgis/domain/format'
import { isDateText } from '@fleetgis/domain/period'

const LENGTHS = [2, 2, 4] as const
const HELD = /^\d{4}-\d{2}-\d{2}$/
const SHOWN = /^(\d{2})\/(\d{2})\/(\d{4})$/

/**
 * The text of a date field after a key or a paste, as dd/mm/yyyy. Inserts slashes, pads a single-digit day or month
 * before a separator, converts Burmese digits to Latin ones, and reorders yyyy-mm-dd. Source: MAP-06.
 */
export function typeDate(text: string, before = ''): string {
  const latin = latinDigits(text).trim()
  if (HELD.test(latin)) return formatDate(latin)
  const groups = ['']
  for (const letter of latin) {
    const last = groups.length - 1
    const group = groups[last] ?? ''
    const isFull = group.length === LENGTHS[last]
    if (/\d/.test(letter)) {
      if (!isFull) groups[last] = group + letter
      else if (last < 2) groups.push(letter)
    } else if (group !== '' && last < 2) {
      groups[last] = group.padStart(2, '0')
      groups.push('')
    }
  }
  const last = groups.length - 1
  const isLonger = latin.length > before.length
  // Appends a slash only to a longer text: otherwise a deleted slash would return.
  const ending = isLonger && last < 2 && groups[last]?.length === LENGTHS[last] ? '/' : ''
  return groups.join('/') + ending
}

/** Day, month and year, where slashes may lack between two digits, or a digit between two slashes. */
const WHOLE = /^(\d{1,2}\D\d{1,2}\D\d{4}|\d{2}\D?\d{2}\D?\d{4})$/

/**
 * The text of a date field that is left: inserts slashes and pads a day or month of one digit. Another text stays as it
 * was typed, because a digit too many would make another day of it. Source: MAP-06.
 */
export const finishDate = (text: string): string =>
  WHOLE.test(latinDigits(text).trim()) ? typeDate(text, text) : text

/** Parses dd/mm/yyyy into yyyy-mm-dd; undefined for an incomplete or impossible day. Source: DATE-04. */
export function readShownDate(text: string): string | undefined {
  const [, day, month, year] = SHOWN.exec(text.trim()) ?? []
  const date = `${year}-${month}-${day}`
  return isDateText(date) ? date : undefined
}
