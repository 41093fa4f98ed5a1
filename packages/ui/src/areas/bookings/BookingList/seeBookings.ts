import { type Booking, newBookings } from '@fleetgis/domain/bookings'
import { keyOfBooking } from './keyOfBooking.ts'

/** The rows of a list and of the rides under way above it. */
export interface ShownBookings {
  /** The loaded rows of the list. */
  bookings: readonly Booking[]
  /** The list has more rows than are loaded. */
  hasNextPage: boolean
  /** The rides under way above it; undefined before their first answer, which has nothing new. */
  pinned: readonly Booking[] | undefined
  /** Changes with the filters: the first answer of other filters has nothing new. */
  round: number
}

/** What a list has shown up to now. */
export interface SeenBookings {
  readonly round: number
  readonly known: ReadonlySet<string>
  /** The list had no more rows than were loaded. */
  readonly isWhole: boolean
  /** The rides under way were answered. */
  readonly hasPinned: boolean
}

const NONE: readonly Booking[] = []

/** What a list has shown with its newest rows, and those of them that are new. CF-188. */
export function seeBookings(
  before: SeenBookings | undefined,
  { bookings, hasNextPage, pinned = before?.hasPinned ? NONE : undefined, round }: ShownBookings,
): { seen: SeenBookings; arrived: readonly Booking[] } {
  const listed = new Set([...(before?.known ?? []), ...bookings.map(keyOfBooking)])
  const known = new Set([...listed, ...(pinned ?? NONE).map(keyOfBooking)])
  const seen = { round, known, isWhole: !hasNextPage, hasPinned: pinned !== undefined }
  if (before?.round !== round) return { seen, arrived: NONE }
  const inList = newBookings(bookings, before.known, before.isWhole)
  const others = before.hasPinned ? newBookings(pinned ?? NONE, listed, true) : NONE
  return { seen, arrived: [...inList, ...others] }
}
