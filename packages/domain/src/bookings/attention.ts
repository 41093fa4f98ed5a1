import { readNumber } from '../format/readNumber.ts'
import { readStamp, STAMP_OFFSET_MS } from '../format/stamp.ts'
import { dayText, readDay } from '../period/date.ts'
import type { BookingAudience } from './audience.ts'
import type { Booking } from './booking.ts'
import { type BookingFilters, bookingFilters } from './filters.ts'
import { BOOKING_CODES, type BookingState, bookingStatus } from './status.ts'

/**
 * The statuses that need attention first: rides under way, and for the admin bookings that wait for a driver. The lists
 * of All leave some of them out (CF-39). CF-165.
 */
const ATTENTION: Readonly<Record<BookingAudience, readonly BookingState[]>> = {
  driver: ['assigned', 'arrived', 'start', 'onTheWay'],
  passenger: ['assigned', 'arrived', 'start', 'onTheWay'],
  admin: ['pending', 'reassigned', 'processing'],
}

/** The limits of the admin's strip, in minutes. CF-165. */
export const WAITING_LIMITS = [5, 15] as const

export type WaitingLimit = (typeof WAITING_LIMITS)[number]

/** The filters of what needs attention first, from yesterday to `today` (yyyy-mm-dd). CF-165. */
export function attentionFilters(audience: BookingAudience, today: string): BookingFilters {
  const day = readDay(today)
  const start = day === undefined ? today : dayText(day - 1)
  const statuses = (ATTENTION[audience] ?? []).map((state) => BOOKING_CODES[state])
  return { ...bookingFilters(audience, 'all', { start, end: today }), statuses }
}

/**
 * The bookings created more than so many minutes before `now` (epoch ms), the oldest first. A booking with an
 * unreadable stamp has no age and is left out. CF-165.
 */
export function waitingOver(bookings: readonly Booking[], minutes: WaitingLimit, now: number): Booking[] {
  const before = (readNumber(now) ?? Number.NEGATIVE_INFINITY) + STAMP_OFFSET_MS - minutes * 60_000
  const createdAt = ({ createdAt }: Booking) => readStamp(createdAt) ?? Number.POSITIVE_INFINITY
  return longestWaitingFirst(bookings.filter((booking) => createdAt(booking) < before))
}

/** The rows of a list without the pinned ones: a booking is once on the page. CF-165. */
export function withoutPinned(bookings: readonly Booking[], pinned: readonly Booking[]): readonly Booking[] {
  if (pinned.length === 0) return bookings
  const keys = new Set(pinned.map(({ key }) => key))
  return bookings.filter(({ key }) => !keys.has(key))
}

/**
 * The rows of a driver's or a passenger's list with the rides under way first, otherwise in their order; the same list
 * where nothing moves. CF-165.
 */
export function underWayFirst(audience: BookingAudience, bookings: readonly Booking[]): readonly Booking[] {
  if (audience === 'admin') return bookings
  const isFirst = ({ status }: Booking) =>
    ATTENTION[audience].some((state) => bookingStatus(status).key === state)
  const rest = bookings.findIndex((booking) => !isFirst(booking))
  if (rest < 0 || !bookings.slice(rest).some(isFirst)) return bookings
  return [...bookings.filter(isFirst), ...bookings.filter((booking) => !isFirst(booking))]
}

/**
 * How long a booking has waited at `now` (epoch ms), in whole minutes; undefined where its stamp is unreadable. CF-185.
 */
export function waitingMinutes({ createdAt }: Pick<Booking, 'createdAt'>, now: number): number | undefined {
  const made = readStamp(createdAt)
  const at = readNumber(now)
  if (made === undefined || at === undefined) return undefined
  return Math.max(0, Math.floor((at + STAMP_OFFSET_MS - made) / 60_000))
}

/** The bookings in the order of their age, the oldest first; those with an unreadable stamp last. CF-185. */
export function longestWaitingFirst(bookings: readonly Booking[]): Booking[] {
  const timed = bookings.map((booking) => ({
    booking,
    at: readStamp(booking.createdAt) ?? Number.POSITIVE_INFINITY,
  }))
  timed.sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)))
  return timed.map(({ booking }) => booking)
}
