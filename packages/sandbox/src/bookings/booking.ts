import type { BookingStatusCode } from '@fleetgis/domain/bookings'
import { keyOf } from '../base/keys.ts'
import type { Trip } from '../trips/trip.ts'

/** The origin of a booking; see `bookedTrip` and `standing`. */
export type Origin =
  /** It becomes a trip of the diary. */
  | { kind: 'trip'; trip: Trip }
  /** It ends without a trip, while its driver waits for a trip of the diary. */
  | { kind: 'lost'; trip: Trip }
  /** It stays at one status for hours. */
  | { kind: 'standing'; series: number; driver: number }

/** A booking as it was made. The table of bookings has its steps. */
export interface Booking {
  /** Unique; the key and the id are derived from it. */
  index: number
  groupId: string
  /** Index of the passenger. */
  passenger: number
  /** Indices of places. */
  from: number
  to: number
  createdAt: number
  origin: Origin
}

/** A step of a booking to a status. */
export interface Step {
  status: BookingStatusCode
  /** Epoch milliseconds. */
  at: number
  /** Index of the driver who has the booking now, or had it when it ended. */
  driver?: number | undefined
}

/** The key of a booking in calls: `bookingkey`. */
export const bookingKey = ({ index }: Pick<Booking, 'index'>): string => keyOf('booking', index)

/** The id of a booking on screen: `bookingid`. */
export const bookingId = ({ index }: Pick<Booking, 'index'>): string =>
  `BK${index.toString(36).toUpperCase()}`

const FIRST_KEY = BigInt(keyOf('booking', 0))
const LAST_INDEX = 899_999_999_999_999

/** The index in a key or an id; undefined for any other text. */
export function bookingIndex(text: string): number | undefined {
  const index = /^\d{19}$/.test(text) ? Number(BigInt(text) - FIRST_KEY) : indexOfId(text)
  return index >= 0 && index <= LAST_INDEX ? index : undefined
}

function indexOfId(text: string): number {
  const [, digits = ''] = /^BK([0-9A-Z]{1,10})$/.exec(text) ?? []
  const index = Number.parseInt(digits, 36)
  return bookingId({ index }) === text ? index : -1
}
