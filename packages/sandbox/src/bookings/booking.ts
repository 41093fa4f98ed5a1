import type { BookingStatusCode } from '@fleetgis/domain/bookings'
import { keyOf } from '../base/keys.ts'
import type { Trip } from '../trips/trip.ts'

/** How a booking came into the world; see `bookedTrip` and `standing`. */
export type Origin =
  /** It becomes a trip of the diary. */
  | { kind: 'trip'; trip: Trip }
  /** It comes to nothing, while its driver waits for a trip of the diary. */
  | { kind: 'lost'; trip: Trip }
  /** It stands for one status, for hours. */
  | { kind: 'standing'; series: number; driver: number }

/** Somebody's wish for a drive. What has become of it is asked of the table. */
export interface Booking {
  /** It tells a booking from all others; key and id are made of it. */
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

/** A status that a booking came to. */
export interface Step {
  status: BookingStatusCode
  /** Epoch milliseconds. */
  at: number
  /** Index of the driver who has the booking now, or had it when it ended. */
  driver?: number | undefined
}

/** What calls name a booking by: `bookingkey`. */
export const bookingKey = ({ index }: Pick<Booking, 'index'>): string => keyOf('booking', index)

/** What people call it: `bookingid`. */
export const bookingId = ({ index }: Pick<Booking, 'index'>): string =>
  `BK${index.toString(36).toUpperCase()}`

const FIRST_KEY = BigInt(keyOf('booking', 0))
const LAST_INDEX = 899_999_999_999_999

/** The index in a key or an id; undefined in any other text. */
export function bookingIndex(text: string): number | undefined {
  const index = /^\d{19}$/.test(text) ? Number(BigInt(text) - FIRST_KEY) : indexOfId(text)
  return index >= 0 && index <= LAST_INDEX ? index : undefined
}

function indexOfId(text: string): number {
  const [, digits = ''] = /^BK([0-9A-Z]{1,10})$/.exec(text) ?? []
  const index = Number.parseInt(digits, 36)
  return bookingId({ index }) === text ? index : -1
}
