import { type CivilDay, civilFromDays, DAY_MS, daysFromCivil, daysInMonth } from './civil.ts'

const SHAPE =
  /^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/i
const ZONE = /[+-]\d\d(?::?\d\d)?$|Z$/i
/** The index at which a zone may start: after `YYYY-MM-DD HH:mm`. */
const ZONE_FROM = 16

const MINUTE_MS = 60_000

/** Myanmar is 6.5 hours ahead of UTC all year. All stamps of the servers use this clock. CF-21. */
export const STAMP_OFFSET_MS = 6.5 * 60 * MINUTE_MS

/** The parts of a stamp on the fleet's clock. */
export interface StampParts extends CivilDay {
  readonly hour: number
  readonly minute: number
}

/**
 * The wall-clock milliseconds of a server stamp, counted as if it were UTC: `YYYY-MM-DD HH:mm:ss`, with a `T`, without
 * seconds or without a time. A stamp without a zone is Myanmar time (CF-21); one with `Z` or an offset is converted.
 * Undefined if it is missing or names no existing day or time. To get the instant, subtract `STAMP_OFFSET_MS`.
 */
export function readStamp(stamp: unknown): number | undefined {
  const text = typeof stamp === 'string' ? stamp.trim() : ''
  if (!SHAPE.test(text)) return undefined
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2)
  const month = twoDigits(text, 5)
  const day = twoDigits(text, 8)
  if (day < 1 || day > daysInMonth(year, month)) return undefined
  const days = daysFromCivil({ year, month, day })
  const hasTime = text.length >= ZONE_FROM
  const hour = hasTime ? twoDigits(text, 11) : 0
  const minute = hasTime ? twoDigits(text, 14) : 0
  const second = text.charAt(ZONE_FROM) === ':' ? twoDigits(text, 17) : 0
  if (hour > 23 || minute > 59 || second > 59) return undefined
  return days * DAY_MS + (hour * 60 + minute) * MINUTE_MS + second * 1000 + zoneShift(text.slice(ZONE_FROM))
}

/** Milliseconds from the zone of a stamp to Myanmar's; 0 without a zone. */
function zoneShift(tail: string): number {
  const [zone] = ZONE.exec(tail) ?? []
  if (zone === undefined) return 0
  if (zone.length === 1) return STAMP_OFFSET_MS
  // PostgreSQL omits the minutes of an offset if they are zero.
  const minutes = zone.length > 3 ? twoDigits(zone, zone.length - 2) : 0
  const offset = (twoDigits(zone, 1) * 60 + minutes) * MINUTE_MS
  return STAMP_OFFSET_MS - (zone.startsWith('-') ? -offset : offset)
}

/** The number of the two digits at an index, which `SHAPE` has checked. */
function twoDigits(text: string, index: number): number {
  return (text.charCodeAt(index) - 48) * 10 + text.charCodeAt(index + 1) - 48
}

/** The parts of a stamp on Myanmar's clock; undefined if `readStamp` returns undefined. */
export function stampParts(stamp: unknown): StampParts | undefined {
  const local = readStamp(stamp)
  if (local === undefined) return undefined
  const days = Math.floor(local / DAY_MS)
  const minutes = Math.floor((local - days * DAY_MS) / MINUTE_MS)
  return { ...civilFromDays(days), hour: Math.floor(minutes / 60), minute: minutes % 60 }
}
