import { fromAbsolute, toCalendarDate } from '@internationalized/date'
import { STAMP_OFFSET_MS } from '../format/stamp.ts'

/** Where the fleet drives, unless a deployment says otherwise. CF-22. */
export const DEFAULT_TIME_ZONE = 'Asia/Yangon'

/** Nineteen centuries in ms: further from 1970 no clock is right, and a year could lose its four digits. */
const MAX_INSTANT = 6e13

/**
 * The day, yyyy-mm-dd, on the fleet's calendar at an instant (epoch ms), whatever the zone of the host. A zone that
 * the host does not know counts as Myanmar's; what is no instant gives empty text. CF-22.
 */
export function fleetToday(now: number, timeZone: string = DEFAULT_TIME_ZONE): string {
  if (typeof now !== 'number' || !(Math.abs(now) <= MAX_INSTANT)) return ''
  try {
    return dayAt(now, timeZone)
  } catch {
    // The library reports an unknown zone by throwing; that must not take a screen down.
    return dayAt(now + STAMP_OFFSET_MS, 'UTC')
  }
}

function dayAt(now: number, timeZone: string): string {
  return toCalendarDate(fromAbsolute(now, timeZone)).toString()
}
