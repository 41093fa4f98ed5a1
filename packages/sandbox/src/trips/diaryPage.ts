import type { Trip } from './trip.ts'

/** The start or end of a driver's duty, at home. */
export interface Checkin {
  kind: 'checkin' | 'checkout'
  driver: number
  /** Day of the driver's plan. */
  day: number
  at: number
  /** Index of the place. */
  place: number
}

/** The trips and check-ins of a day. */
export interface DiaryPage {
  trips: Trip[]
  checkins: Checkin[]
}
