import { dateOf } from '../base/stamp.ts'

/** A passenger's drive between two places, along the quickest way. */
export interface Trip {
  /** Index of the driver. */
  driver: number
  /** Day of the driver's plan, and the number of the trip in it. */
  day: number
  number: number
  /** Indices of places. */
  from: number
  to: number
  /** When the driver was free for it, epoch milliseconds. */
  since: number
  /** How long the passenger, not yet on board, kept the car waiting; it ended at `start`. Milliseconds. */
  waited: number
  /** Epoch milliseconds. `end` may lie in the future: then the trip is on the way. */
  start: number
  end: number
}

/** What tells a trip from all others. */
export type TripKey = Pick<Trip, 'driver' | 'day' | 'number'>

/** Trips that calls have brought about are numbered from here, above all planned ones. */
export const FIRST_ADDED = 1000

/** The trip's own id, such as `trip-20261121-00420a`. */
export function tripId({ driver, day, number }: TripKey): string {
  const ordinal = number.toString(36).padStart(2, '0')
  return `trip-${dateOf(day).replaceAll('-', '')}-${String(driver + 1).padStart(4, '0')}${ordinal}`
}
