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
  /** Epoch milliseconds. `end` may lie in the future: then the trip is on the way. */
  start: number
  end: number
}

/** The trip's own id, such as `trip-20261121-00420a`. */
export function tripId({ driver, day, number }: Pick<Trip, 'driver' | 'day' | 'number'>): string {
  const ordinal = number.toString(36).padStart(2, '0')
  return `trip-${dateOf(day).replaceAll('-', '')}-${String(driver + 1).padStart(4, '0')}${ordinal}`
}
