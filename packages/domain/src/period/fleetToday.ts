import { type CivilDay, daysFromCivil } from '../format/civil.ts'
import { STAMP_OFFSET_MS } from '../format/stamp.ts'
import { dayText } from './date.ts'

/** The default time zone of the fleet. CF-22. */
export const DEFAULT_TIME_ZONE = 'Asia/Yangon'

/** Nineteen centuries in ms. A larger distance from 1970 is a wrong clock, and its year may not have four digits. */
const MAX_INSTANT = 6e13

const MINUTE_MS = 60_000
/** From 1973 on every offset of every zone is a whole number of minutes: no day changes within a minute. */
const WHOLE_MINUTES = 94_694_400_000

/** The last answer: each render of a live page asks again, and the calendar takes 2 ms on a phone. */
let last = { minute: Number.NaN, timeZone: '', day: '' }

/**
 * The fleet's calendar day, yyyy-mm-dd, at an instant (epoch ms), whatever the zone of the host. A zone that the host
 * does not support counts as Myanmar's; an invalid instant gives empty text. CF-22.
 */
export function fleetToday(now: number, timeZone: string = DEFAULT_TIME_ZONE): string {
  if (typeof now !== 'number' || !(Math.abs(now) <= MAX_INSTANT)) return ''
  if (now < WHOLE_MINUTES) return readDay(now, timeZone)
  const minute = Math.floor(now / MINUTE_MS)
  if (last.minute !== minute || last.timeZone !== timeZone)
    last = { minute, timeZone, day: readDay(now, timeZone) }
  return last.day
}

function readDay(now: number, timeZone: string): string {
  try {
    return dayAt(now, timeZone)
  } catch {
    // `Intl` throws for an unknown zone, which must not break a screen.
    return dayAt(now + STAMP_OFFSET_MS, 'UTC')
  }
}

function dayAt(now: number, timeZone: string): string {
  // The rule keeps the host's locale and zone out of the domain; here both are given.
  // biome-ignore lint/style/noRestrictedGlobals: a runtime has its table of time zones in Intl alone
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  const parts = format.formatToParts(now).map(({ type, value }) => [type, Number(value)])
  return dayText(daysFromCivil(Object.fromEntries(parts) as CivilDay))
}
