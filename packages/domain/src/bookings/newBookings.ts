import { readStamp } from '../format/stamp.ts'
import type { Booking } from './booking.ts'
import { type BookingStatusKey, bookingStatus } from './status.ts'

/** What a driver has to do something about. */
const ANNOUNCED: readonly BookingStatusKey[] = ['pending', 'assigned']

/**
 * The pending and assigned bookings of a list, the newest first, that were not in it before. Where the list had more rows
 * than were loaded, those below the last known one are older bookings, which have come nearer.
 */
export function newBookings(
  rows: readonly Booking[],
  known: ReadonlySet<string>,
  wasWhole: boolean,
): Booking[] {
  const last = rows.reduce((end, { key }, index) => (known.has(key) ? index + 1 : end), 0)
  return rows
    .slice(0, wasWhole ? rows.length : last)
    .filter(({ key, status }) => !known.has(key) && ANNOUNCED.includes(bookingStatus(status).key))
}

/**
 * The bookings of a list of waiting ones that were not in it before. Where it had more rows than were loaded, those made
 * before its newest one are older bookings, which have come nearer. CF-185.
 */
export function newlyWaiting(
  rows: readonly Booking[],
  before: readonly Booking[],
  wasWhole: boolean,
): Booking[] {
  const known = new Set(before.map(({ key }) => key))
  const madeAt = ({ createdAt }: Booking) => readStamp(createdAt) ?? Number.NEGATIVE_INFINITY
  const newest = Math.max(...before.map(madeAt))
  return rows.filter((row) => !known.has(row.key) && (wasWhole || madeAt(row) > newest))
}
