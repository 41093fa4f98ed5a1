import type { Booking } from './booking.ts'
import { type BookingStatusKey, bookingStatus } from './status.ts'

/** What a driver has to do something about. */
const TOLD: readonly BookingStatusKey[] = ['pending', 'assigned']

/**
 * The pending and assigned bookings of a list, the newest first, that were not in it before. Where the list had more rows
 * than were loaded, those below the last known one are older bookings, which have come nearer.
 */
export function newBookings(
  rows: readonly Booking[],
  known: ReadonlySet<string>,
  wasWhole: boolean,
): Booking[] {
  let end = rows.length
  if (!wasWhole) while (end > 0 && !known.has(rows[end - 1]?.key ?? '')) end -= 1
  return rows
    .slice(0, end)
    .filter(({ key, status }) => !known.has(key) && TOLD.includes(bookingStatus(status).key))
}
