import { parseUrl } from '../query/parseUrl.ts'
import type { BookingAudience } from './audience.ts'
import type { Booking } from './booking.ts'
import { type BookingStatusKey, bookingStatus } from './status.ts'

/** On the way to the pickup. After Arrived the reply of a list has no position to drive to: the drop-off has none. */
const TO_PICKUP: readonly BookingStatusKey[] = ['assigned', 'onTheWay']

/**
 * Whether a text is the address of a navigation app: https, with `{lat}` and `{lng}` after the host, and without user
 * info. T7, CF-188.
 */
export function isNavigationTemplate(template: string): boolean {
  const filled = fill(template, 1, 1)
  const [, host = ''] = /^https:\/\/([^/?#\\]+)[/?]/.exec(template) ?? []
  return filled !== undefined && host !== '' && !/[@{}]/.test(host) && parseUrl(filled) !== undefined
}

/**
 * The address that navigates a driver to the pickup of a booking, until the driver has arrived; undefined for other
 * audiences, without the pickup's position, and for a template that is none. CF-188.
 */
export function navigationAddress(
  template: string | undefined,
  audience: BookingAudience,
  { status, pickup }: Pick<Booking, 'status' | 'pickup'>,
): string | undefined {
  if (template === undefined || audience !== 'driver' || !isNavigationTemplate(template)) return undefined
  if (!TO_PICKUP.includes(bookingStatus(status).key)) return undefined
  const { lat, lng } = pickup
  return lat === undefined || lng === undefined ? undefined : fill(template, lat, lng)
}

/** The template with a position; undefined where it has no place for one. */
function fill(template: string, lat: number, lng: number): string | undefined {
  if (!template.includes('{lat}') || !template.includes('{lng}')) return undefined
  return template.split('{lat}').join(lat.toFixed(6)).split('{lng}').join(lng.toFixed(6))
}
