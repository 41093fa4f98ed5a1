import { readStamp } from '../format/stamp.ts'

const PLAIN = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}(?:\.\d+)?$/

/**
 * Negative, zero or positive if a fleet-local stamp is before, equal to or after another. Stamps of one format are
 * compared as text, thousands per millisecond; others through `readStamp`. An unreadable stamp is before any readable
 * one.
 */
export function compareStamps(a: string, b: string): number {
  if (a === b) return 0
  if (haveOneShape(a, b)) return a < b ? -1 : 1
  return timeOf(a) - timeOf(b) || 0
}

/** Both have seconds or finer, and the same separator of date and time. */
function haveOneShape(a: string, b: string): boolean {
  return a[10] === b[10] && PLAIN.test(a) && PLAIN.test(b)
}

function timeOf(stamp: string): number {
  return readStamp(stamp) ?? Number.NEGATIVE_INFINITY
}
