import { BOOKING_CODES, type BookingStatusCode } from '@fleetgis/domain/bookings'
import { createRandom, type Random } from '../base/random.ts'
import type { Driver } from '../drivers/driver.ts'
import { FIRST_ADDED, type Trip, type TripKey } from '../trips/trip.ts'
import type { Booking, Step } from './booking.ts'

/** The share of trips that were booked; the others were hailed in the street. */
const BOOKED = 0.45
/** The share of hailed trips with an unsuccessful booking before them. */
const LOST = 0.12
const SHORTEST_PENDING = 30_000
const LONGEST_PENDING = 240_000
/** How long a booking waits for a driver before it expires, in milliseconds. */
const EXPIRES_AFTER = 10 * 60_000

const COMPLETE: readonly [BookingStatusCode, ...BookingStatusCode[]] = [5, 9, 10]

/** Limit of trips per day in the index of a booking. */
const TRIPS_A_DAY = 100
const DRIVERS = 100_000

/** The indices of seeded bookings of trips are below this number. */
export const BOOKED_TRIPS_END = 400_000_000_000_000

const indexOf = ({ day, driver, number }: TripKey) => (day * DRIVERS + driver) * TRIPS_A_DAY + number

/** The trip that belongs to a booking of this index. */
export function tripOfIndex(index: number): TripKey {
  const rest = Math.floor(index / TRIPS_A_DAY)
  return { day: Math.floor(rest / DRIVERS), driver: rest % DRIVERS, number: index % TRIPS_A_DAY }
}

/** The booking of a planned trip, or the unsuccessful booking before it; undefined if there was none. */
export function bookingBefore(
  seed: number,
  trip: Trip,
  { groupId }: Pick<Driver, 'groupId'>,
  counts: { passengers: number; places: number },
): Booking | undefined {
  if (trip.number >= FIRST_ADDED) return undefined
  const random = createRandom(seed, 'booking', trip.driver, trip.day, trip.number)
  const isBooked = random.chance(BOOKED)
  if (!isBooked && !random.chance(LOST)) return undefined
  const { index, from } = { index: indexOf(trip), from: trip.from }
  const passenger = random.int(counts.passengers)
  const createdAt = Math.round(acceptedAt(seed, trip) - random.between(SHORTEST_PENDING, LONGEST_PENDING))
  if (isBooked) {
    return { index, groupId, passenger, from, to: trip.to, createdAt, origin: { kind: 'trip', trip } }
  }
  const to = (from + 1 + random.int(Math.max(1, counts.places - 1))) % Math.max(1, counts.places)
  return { index, groupId, passenger, from, to, createdAt, origin: { kind: 'lost', trip } }
}

const lifeRandom = (seed: number, { driver, day, number }: TripKey): Random =>
  createRandom(seed, 'life', driver, day, number)

/** When the driver accepts: soon after becoming free. */
const acceptedAt = (seed: number, trip: Trip) =>
  trip.since + (trip.start - trip.since) * lifeRandom(seed, trip).between(0.1, 0.25)

/** The steps of a booking that no call has changed, past and future. */
export function bookedSteps(seed: number, { createdAt, origin }: Booking): Step[] {
  if (origin.kind === 'standing') return []
  const { trip } = origin
  const random = lifeRandom(seed, trip)
  const { driver, since, start, end } = trip
  const during = (part: number) => Math.round(since + (start - since) * part)
  const accepted: Step = { status: BOOKING_CODES.assigned, at: during(random.between(0.1, 0.25)), driver }
  const onTheWay: Step = { status: BOOKING_CODES.onTheWay, at: during(random.between(0.3, 0.5)), driver }
  const begun: Step = { status: BOOKING_CODES.pending, at: createdAt }
  if (origin.kind === 'trip') {
    return [
      begun,
      accepted,
      onTheWay,
      { status: BOOKING_CODES.arrived, at: start - trip.waited, driver },
      { status: BOOKING_CODES.start, at: start, driver },
      { status: random.pick(COMPLETE), at: end, driver },
    ]
  }
  const late = onTheWay.at
  const ends: readonly [Step[], ...Step[][]] = [
    [{ status: BOOKING_CODES.passengerCancel, at: accepted.at }],
    [{ status: BOOKING_CODES.adminCancel, at: accepted.at }],
    [{ status: BOOKING_CODES.expired, at: createdAt + EXPIRES_AFTER }],
    [accepted, { status: BOOKING_CODES.driverCancel, at: late, driver }],
    [accepted, { status: BOOKING_CODES.passengerCancel, at: late, driver }],
    [
      accepted,
      { status: BOOKING_CODES.reassigned, at: late },
      { status: BOOKING_CODES.expired, at: late + EXPIRES_AFTER },
    ],
    [
      accepted,
      { status: BOOKING_CODES.reassigned, at: late },
      { status: BOOKING_CODES.processing, at: late + 60_000 },
      { status: BOOKING_CODES.expired, at: late + EXPIRES_AFTER },
    ],
  ]
  return [begun, ...random.pick(ends)]
}
