/** Who looks at a booking list. */
export type BookingAudience = 'driver' | 'passenger' | 'admin'

/** The audiences, for tables and tests. */
export const BOOKING_AUDIENCES: readonly BookingAudience[] = ['driver', 'passenger', 'admin']

/** Whether a value names an audience: a caller in plain JavaScript may bring anything. */
export function isBookingAudience(value: unknown): value is BookingAudience {
  return BOOKING_AUDIENCES.some((audience) => audience === value)
}
