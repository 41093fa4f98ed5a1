import type { BookingAudience } from '../bookings/audience.ts'
import { showsAdminContact } from '../bookings/visibility.ts'

/** Who looks at a detail: an audience of bookings, an owner at trips, or a group admin at a driver of the map. */
export type DetailAudience = BookingAudience | 'owner' | 'map'

/**
 * Whether a detail shows the masked mobile and e-mail of its driver: to everybody, but to an admin of a booking only
 * at 9 and 10. BKD-03, BKD-15, CF-47, CF-105.
 */
export function showsDetailContact(audience: DetailAudience, code: number): boolean {
  return audience !== 'admin' || showsAdminContact(code)
}
