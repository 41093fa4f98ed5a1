import { fromAbsolute, toCalendarDate } from '@internationalized/date'
import { STAMP_OFFSET_MS } from '../format/stamp.ts'

/** The default time zone of the fleet. CF-22. */
export const DEFAULT_TIME_ZONE = 'Asia/Yangon'

/** Nineteen centuries in ms. A larger distance from 1970 is a wrong clock, and its year may not have four digits. */
const MAX_INSTANT = 6e13

/**
 * The fleet's calendar day, yyyy-mm-dd, at an instant (epoch ms), whatever the zone of the host. A zone that the host
 * does not support counts as Myanmar's; an invalid instant gives empty text. CF-22.
 */
export function fleetToday(now: number, timeZone: string = DEFAULT_TIME_ZONE): string {
  if (typeof now !== 'number' || !(Math.abs(now) <= MAX_INSTANT)) return ''
  try {
    return dayAt(now, timeZone)
  } catch {
    // The library throws for an unknown zone, which must not break a screen.
    return dayAt(now + STAMP_OFFSET_MS, 'UTC')
  }
}

function dayAt(now: number, timeZone: string): string {
  return toCalendarDate(fromAbsolute(now, timeZone)).toString()
}
