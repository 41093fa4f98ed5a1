/**
 * How a group's bookings are assigned, in the server's words: `1` any driver may accept, `2` the admin assigns. The values
 * are not documented. CF-159.
 */
export const BOOKING_TYPES = ['1', '2'] as const
export type BookingType = (typeof BOOKING_TYPES)[number]
