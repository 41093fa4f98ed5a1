import { parseDate } from '../base/stamp.ts'
import type { World } from '../world.ts'
import { type Trip, tripId } from './trip.ts'

const DRIVER_DIGITS = 4

/** The trip of an id that has begun; undefined if there is none. */
export function findTrip({ diary, now }: World, id: string): Trip | undefined {
  const [, year, month, date, rest = ''] = /^trip-(\d{4})(\d\d)(\d\d)-(\d{4}[0-9a-z]+)$/.exec(id) ?? []
  const day = parseDate(`${year}-${month}-${date}`)
  if (day === undefined) return undefined
  // The id joins driver and number without a separator, so each split is tried until one gives the id again.
  for (let digits = DRIVER_DIGITS; digits < rest.length; digits += 1) {
    const driver = Number(rest.slice(0, digits)) - 1
    const key = { driver, day, number: Number.parseInt(rest.slice(digits), 36) }
    const trip = Number.isInteger(driver) && tripId(key) === id ? diary.find(key) : undefined
    if (trip && trip.start <= now) return trip
  }
  return undefined
}
