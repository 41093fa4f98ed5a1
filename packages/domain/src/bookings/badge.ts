import type { BookingAudience } from './audience.ts'
import {
  type BookingStatusKey,
  type BookingStyle,
  type BookingWordKey,
  bookingStatus,
  bookingWordKey,
} from './status.ts'

/** The colour of a badge by name; a theme has the values. */
export type BadgeColour = 'amber' | 'blue' | 'purple' | 'teal' | 'green' | 'red' | 'orange' | 'gray'

/** The icon beside a status, so that colour is not its only sign. */
export type BadgeIcon =
  | 'clock'
  | 'user'
  | 'car'
  | 'pin'
  | 'play'
  | 'check'
  | 'cross'
  | 'repeat'
  | 'gear'
  | 'hourglass'
  | 'question'

/** BKS-17, CF-41. */
export const BOOKING_COLOURS: Readonly<Record<BookingStyle, BadgeColour>> = {
  pending: 'amber',
  accept: 'blue',
  arrive: 'purple',
  start: 'teal',
  end: 'green',
  dcancel: 'red',
  pcancel: 'orange',
  expired: 'gray',
}

export const BOOKING_ICONS: Readonly<Record<BookingStatusKey, BadgeIcon>> = {
  pending: 'clock',
  assigned: 'user',
  arrived: 'pin',
  start: 'play',
  complete: 'check',
  driverCancel: 'cross',
  passengerCancel: 'cross',
  onTheWay: 'car',
  reassigned: 'repeat',
  processing: 'gear',
  adminCancel: 'cross',
  expired: 'hourglass',
  unknown: 'question',
}

/** The label of each status, and `cancelled` for a passenger's 13 (CF-176). */
export type BookingWords = Readonly<Record<BookingWordKey, string>>

/** The default English labels. BKS-01 to BKS-15. */
export const englishBookingWords: BookingWords = {
  pending: 'Pending',
  assigned: 'Assigned',
  arrived: 'Arrived',
  start: 'Start',
  complete: 'Complete',
  driverCancel: 'Driver cancel',
  passengerCancel: 'Passenger cancel',
  onTheWay: 'On the way',
  reassigned: 'Reassigned',
  processing: 'Processing',
  adminCancel: 'Admin cancel',
  cancelled: 'Cancelled',
  expired: 'Expired',
  unknown: 'Unknown',
}

/** The content of a badge; an unknown status is gray. */
export interface BookingBadge {
  readonly label: string
  readonly style: BookingStyle | undefined
  readonly colour: BadgeColour
  readonly icon: BadgeIcon
}

/**
 * The badge of a status: label, style, colour and icon. The label is the one that `audience` reads (CF-176). BKG-06,
 * BKS-17, CF-41.
 */
export function bookingBadge(
  code: number,
  words: BookingWords = englishBookingWords,
  audience?: BookingAudience | undefined,
): BookingBadge {
  const { key, style } = bookingStatus(code)
  return {
    label: words[bookingWordKey(key, audience)],
    style,
    colour: style === undefined ? 'gray' : BOOKING_COLOURS[style],
    icon: BOOKING_ICONS[key],
  }
}
