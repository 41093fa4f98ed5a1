import {
  BOOKING_CODES,
  type BookingAudience,
  type BookingStatusCode,
  bookingActions,
  bookingStatus,
  canMove,
  moveBooking,
} from '@fleetgis/domain/bookings'
import { refuse } from '../answer.ts'
import type { Driver } from '../drivers/driver.ts'
import type { Known } from '../people/findPerson.ts'
import type { World } from '../world.ts'
import { checkActs } from './access.ts'
import { canTake } from './assignOffer.ts'
import type { Booking } from './booking.ts'
import { isDriverOf } from './isDriverOf.ts'
import { adminSees } from './lists.ts'

/** Refuses a move with 409 unless the booking's present status allows it for this actor. */
function refuseMove(status: BookingStatusCode, to: BookingStatusCode): never {
  refuse(409, `The booking is ${nameOf(status)} now: it cannot be ${nameOf(to)}.`)
}

const NAMES = {
  pending: 'pending',
  assigned: 'assigned',
  arrived: 'at its pickup',
  start: 'under way',
  complete: 'complete',
  driverCancel: 'cancelled by the driver',
  passengerCancel: 'cancelled by the passenger',
  onTheWay: 'on the way',
  reassigned: 'waiting for another driver',
  processing: 'being processed',
  adminCancel: 'cancelled',
  expired: 'expired',
  unknown: 'unknown',
} as const

const nameOf = (status: number) => NAMES[bookingStatus(status).key]

/** A driver accepts a pending booking (BKS-29); refuses with 409 if another driver was faster. */
export function accept(world: World, booking: Booking, driver: Driver): void {
  if (!isDriverOf(world, driver, booking.groupId))
    refuse(403, 'This booking is for drivers of another group.')
  const { current } = world.bookings.life(booking, world.now)
  if (moveBooking('driver', current.status, 'accept') === undefined) {
    const isTaken = current.driver !== undefined && current.driver !== driver.index
    if (isTaken) refuse(409, 'Another driver has taken this booking.')
    refuse(409, `The booking is ${nameOf(current.status)} now: it cannot be accepted.`)
  }
  world.bookings.move(booking, { status: BOOKING_CODES.assigned, at: world.now, driver: driver.index })
}

/**
 * An admin assigns a booking to a driver of its group (BKS-35); refuses with 409 if its status does not allow it or the
 * driver cannot take it.
 */
export function assign(
  world: World,
  booking: Booking,
  admin: Known & { kind: 'admin' },
  driver: Driver,
): void {
  checkOwn(world, booking, admin)
  if (!isDriverOf(world, driver, booking.groupId)) refuse(403, 'This driver belongs to another group.')
  const { current } = world.bookings.life(booking, world.now)
  if (moveBooking('admin', current.status, 'assign') === undefined) {
    refuse(409, `The booking is ${nameOf(current.status)} now: it cannot be assigned.`)
  }
  if (!canTake(world, driver)) refuse(409, `${driver.name.en} cannot take a booking now.`)
  world.bookings.move(booking, { status: BOOKING_CODES.assigned, at: world.now, driver: driver.index })
}

/** A person moves their own booking to another status (BKS-30). */
export function setStatus(world: World, booking: Booking, person: Known, to: BookingStatusCode): void {
  const { status, driver } = world.bookings.life(booking, world.now).current
  // Accept and assign have calls of their own, which know the driver (CF-44).
  const offers = bookingActions(checkOwn(world, booking, person), status)
  if (!offers.some(({ sets }) => sets === to)) refuseMove(status, to)
  world.bookings.move(booking, { status: to, at: world.now, driver })
}

/** An admin starts to process a booking (BKS-37). */
export function startProcessing(world: World, booking: Booking, admin: Known & { kind: 'admin' }): void {
  checkOwn(world, booking, admin)
  const { status } = world.bookings.life(booking, world.now).current
  if (!canMove('background', status, BOOKING_CODES.processing)) refuseMove(status, BOOKING_CODES.processing)
  world.bookings.move(booking, { status: BOOKING_CODES.processing, at: world.now })
}

/** Returns the actor that a person is for a booking; refuses with 403 if the booking is not theirs. */
function checkOwn(world: World, booking: Booking, person: Known): BookingAudience {
  switch (person.kind) {
    case 'driver':
      if (world.bookings.life(booking, world.now).current.driver !== person.driver.index) {
        refuse(403, 'This booking is not yours.')
      }
      return 'driver'
    case 'passenger':
      if (booking.passenger !== person.index) refuse(403, 'This booking is not yours.')
      return 'passenger'
    case 'admin':
      checkActs(person.account)
      if (!adminSees(person.account, booking)) refuse(403, 'You are not an admin of this booking’s group.')
      return 'admin'
    default:
      return refuse(403, 'Owners do not move bookings.')
  }
}
