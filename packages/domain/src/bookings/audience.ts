/** The viewer of a booking list. */
export type BookingAudience = 'driver' | 'passenger' | 'admin'

/** All audiences, for tables and tests. */
export const BOOKING_AUDIENCES: readonly BookingAudience[] = ['driver', 'passenger', 'admin']

/** Whether a value is an audience; callers in plain JavaScript may pass anything. */
export function isBookingAudience(value: unknown): value is BookingAudience {
  return BOOKING_AUDIENCES.some((audience) => audience === value)
}
