import { dateOf } from '../base/stamp.ts'

/** A trip of a passenger between two places, by the quickest route. */
export interface Trip {
  /** Index of the driver. */
  driver: number
  /** Day of the driver's plan, and the number of the trip in it. */
  day: number
  number: number
  /** Indices of places. */
  from: number
  to: number
  /** When the driver became free for it, epoch milliseconds. */
  since: number
  /** How long the car waited for the passenger before `start`, in milliseconds. */
  waited: number
  /** Epoch milliseconds. An `end` in the future means that the trip is on the way. */
  start: number
  end: number
}

/** The identity of a trip. */
export type TripKey = Pick<Trip, 'driver' | 'day' | 'number'>

/** Trips from calls are numbered from here, above all planned ones. */
export const FIRST_ADDED = 1000

/** The id of a trip, such as `trip-20261121-00420a`. */
export function tripId({ driver, day, number }: TripKey): string {
  const ordinal = number.toString(36).padStart(2, '0')
  return `trip-${dateOf(day).replaceAll('-', '')}-${String(driver + 1).padStart(4, '0')}${ordinal}`
}
