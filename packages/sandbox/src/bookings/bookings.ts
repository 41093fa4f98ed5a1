import { BOOKING_CODES, bookingStatus } from '@fleetgis/domain/bookings'
import { dayOf } from '../base/stamp.ts'
import type { Driver } from '../drivers/driver.ts'
import type { Group } from '../groups/group.ts'
import type { City } from '../streets/city.ts'
import type { Diary } from '../trips/diary.ts'
import { FIRST_ADDED, type Trip, tripId } from '../trips/trip.ts'
import { BOOKED_TRIPS_END, bookedSteps, bookingBefore, tripOfIndex } from './bookedTrip.ts'
import { type Booking, bookingIndex, type Step } from './booking.ts'
import { standingBookings, standingOfIndex, standingSteps } from './standing.ts'

/** The steps of a booking until a moment. */
export interface Life {
  /** At least one step, oldest first. */
  steps: readonly Step[]
  current: Step
  previous: Step | undefined
  /** Its trip, once the trip has begun. */
  trip: Trip | undefined
}

/** What calls have changed about a booking. */
export interface Change {
  /** All steps, future ones included. They replace the seeded steps. */
  steps: readonly Step[]
  trip?: Trip
}

/**
 * The table of bookings. A day's bookings are generated at the first read, from the seed and the diary only, and the
 * clock advances them. After a call has changed a booking, only calls advance it, until its driver has arrived: then
 * the passenger boards, and the booking becomes a trip of the diary that ends after the travel time of its route. A
 * booking in process returns to its former status after two minutes.
 */
export interface Bookings {
  /** The bookings made on the days from `first` to `last` and not after `now`, newest first. */
  made(first: number, last: number, now: number): Iterable<Booking>
  /** The booking of a key or an id; undefined if it is unknown or not made yet. */
  find(keyOrId: string, now: number): Booking | undefined
  life(booking: Booking, now: number): Life
  /** Moves a booking to another status, with its driver. Does not check whether the move is allowed. */
  move(booking: Booking, step: Step): void
  /** The booking of a trip; undefined if the trip was hailed in the street. */
  ofTrip(trip: Trip): Booking | undefined
  /** What calls have changed, by the index of the booking. */
  readonly changes: ReadonlyMap<number, Change>
}

interface BookingWorld {
  seed: number
  city: City
  groups: readonly Group[]
  drivers: readonly Driver[]
  passengers: readonly unknown[]
  diary: Diary
  /** The first day with bookings. */
  firstDay: number
}

/** How long boarding takes, in milliseconds. */
const BOARDING = 30_000
const PROCESSING = 2 * 60_000

export function createBookings(world: BookingWorld): Bookings {
  const { seed, city, drivers, diary, firstDay } = world
  const counts = { passengers: world.passengers.length, places: city.places.length }
  const days = new Map<number, readonly Booking[]>()
  const changes = new Map<number, Change>()
  /** Bookings of added trips, by the id of the trip. */
  const added = new Map<string, Booking>()

  function before(trip: Trip): Booking | undefined {
    const driver = drivers[trip.driver]
    return driver && bookingBefore(seed, trip, driver, counts)
  }

  function read(day: number): readonly Booking[] {
    const known = days.get(day)
    if (known) return known
    // A trip that begins after midnight may have been booked the day before.
    const trips = diary.trips(day, day + 1, Number.POSITIVE_INFINITY)
    const booked = [...trips].flatMap((trip) => before(trip) ?? [])
    const made = [...booked, ...standingBookings(world, day)].filter(
      ({ createdAt }) => dayOf(createdAt) === day,
    )
    made.sort((one, other) => other.createdAt - one.createdAt || one.index - other.index)
    days.set(day, made)
    return made
  }

  function find(index: number): Booking | undefined {
    if (index >= BOOKED_TRIPS_END) {
      const { day, booking } = standingOfIndex(world, index)
      return day >= firstDay ? booking : undefined
    }
    const trip = diary.find(tripOfIndex(index))
    return trip && before(trip)
  }

  function planned(booking: Booking): Change {
    const { origin } = booking
    if (origin.kind === 'standing') return { steps: standingSteps(booking) }
    const steps = bookedSteps(seed, booking)
    return origin.kind === 'trip' ? { steps, trip: origin.trip } : { steps }
  }

  const wholeLife = (booking: Booking) => changes.get(booking.index) ?? planned(booking)

  function life(booking: Booking, now: number): Life {
    const { steps, trip } = wholeLife(booking)
    const past = steps.filter(({ at }) => at <= now)
    const current = past.at(-1) ?? { status: BOOKING_CODES.pending, at: booking.createdAt }
    const hasBegun = current.status === BOOKING_CODES.start || bookingStatus(current.status).isReceipt
    return { steps: past, current, previous: past.at(-2), trip: hasBegun ? trip : undefined }
  }

  /**
   * The trip of a booking whose driver has arrived: the planned trip if it is this driver's and has not begun, else a
   * new one.
   */
  function board(
    { origin, from, to }: Booking,
    steps: readonly Step[],
    { at, driver }: Step,
  ): Trip | undefined {
    if (driver === undefined) return undefined
    if (origin.kind === 'trip' && origin.trip.driver === driver && origin.trip.start > at) return origin.trip
    const since = steps.find(({ status }) => status === BOOKING_CODES.assigned)?.at ?? at
    const start = at + BOARDING
    const end = start + Math.max(BOARDING, Math.round(city.routes.seconds(from, to) * 1000))
    return diary.add({ driver, from, to, since, waited: BOARDING, start, end })
  }

  /** The steps that the clock adds after a call's step. */
  function after(steps: readonly Step[], step: Step, trip: Trip | undefined): Step[] {
    const { driver } = step
    if (trip) {
      return [
        { status: BOOKING_CODES.start, at: trip.start, driver },
        { status: BOOKING_CODES.complete, at: trip.end, driver },
      ]
    }
    if (step.status !== BOOKING_CODES.processing) return []
    const { pending, reassigned } = BOOKING_CODES
    const back = steps.at(-1)?.status === reassigned ? reassigned : pending
    return [{ status: back, at: step.at + PROCESSING }]
  }

  return {
    *made(first, last, now) {
      for (let day = Math.min(last, dayOf(now)); day >= Math.max(first, firstDay); day -= 1) {
        for (const booking of read(day)) if (booking.createdAt <= now) yield booking
      }
    },
    find(keyOrId, now) {
      const index = bookingIndex(keyOrId)
      const booking = index === undefined ? undefined : find(index)
      return booking && booking.createdAt <= now && dayOf(booking.createdAt) >= firstDay ? booking : undefined
    },
    life,
    move(booking, step) {
      const { steps } = life(booking, step.at)
      const trip = step.status === BOOKING_CODES.arrived ? board(booking, steps, step) : undefined
      const change = { steps: [...steps, step, ...after(steps, step, trip)] }
      changes.set(booking.index, trip ? { ...change, trip } : change)
      if (trip && trip.number >= FIRST_ADDED) added.set(tripId(trip), booking)
    },
    ofTrip(trip) {
      const booking = added.get(tripId(trip)) ?? before(trip)
      const own = booking && wholeLife(booking).trip
      return own && tripId(own) === tripId(trip) ? booking : undefined
    },
    changes,
  }
}
