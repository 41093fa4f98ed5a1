import { type BookingStatusKey, type BookingStyle, bookingStatus } from './status.ts'

/** What a badge looks like, in words that a theme turns into colours. */
export type BadgeColour = 'amber' | 'blue' | 'purple' | 'teal' | 'green' | 'red' | 'orange' | 'gray'

/** The picture beside a status, so that its colour is never alone in telling it. */
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

/** The label of every status. */
export type BookingWords = Readonly<Record<BookingStatusKey, string>>

/** English, used wherever no words are given. BKS-01 to BKS-15. */
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
  expired: 'Expired',
  unknown: 'Unknown',
}

/** What a badge shows; an unknown status is gray. */
export interface BookingBadge {
  readonly label: string
  readonly style: BookingStyle | undefined
  readonly colour: BadgeColour
  readonly icon: BadgeIcon
}

/** The badge of a status: label, style, colour and icon. BKG-06, BKS-17, CF-41. */
export function bookingBadge(code: number, words: BookingWords = englishBookingWords): BookingBadge {
  const { key, style } = bookingStatus(code)
  return {
    label: words[key],
    style,
    colour: style === undefined ? 'gray' : BOOKING_COLOURS[style],
    icon: BOOKING_ICONS[key],
  }
}
