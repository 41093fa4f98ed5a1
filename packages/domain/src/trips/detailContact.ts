import type { BookingAudience } from '../bookings/audience.ts'
import { showsAdminContact } from '../bookings/visibility.ts'

/** The viewer of a detail: an audience of bookings, an owner with trips, or a group admin with a driver of the map. */
export type DetailAudience = BookingAudience | 'owner' | 'map'

/**
 * Whether a detail shows the masked mobile and e-mail of its driver: always, except that an admin of a booking sees it
 * only at 9 and 10. CF-47.
 */
export function showsDetailContact(audience: DetailAudience, code: number): boolean {
  return audience !== 'admin' || showsAdminContact(code)
}
