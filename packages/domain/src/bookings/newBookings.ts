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
