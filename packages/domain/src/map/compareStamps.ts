import { readStamp } from '../format/stamp.ts'

const PLAIN = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}(?:\.\d+)?$/

/**
 * Negative, zero or positive as one fleet-local stamp is before, equal to or after another. Stamps of one shape are
 * compared as text, thousands of them in a millisecond; others by what `readStamp` makes of them. One that cannot be
 * read is before any that can.
 */
export function compareStamps(a: string, b: string): number {
  if (a === b) return 0
  if (haveOneShape(a, b)) return a < b ? -1 : 1
  return timeOf(a) - timeOf(b) || 0
}

/** Both to the second or finer, with the same sign between date and time. */
function haveOneShape(a: string, b: string): boolean {
  return a[10] === b[10] && PLAIN.test(a) && PLAIN.test(b)
}

function timeOf(stamp: string): number {
  return readStamp(stamp) ?? Number.NEGATIVE_INFINITY
}
