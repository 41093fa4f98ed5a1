import type { Days } from '../../base/readDay.ts'
import { DAY, stampOf } from '../../base/stamp.ts'
import { bookingId } from '../../bookings/booking.ts'
import { driverOfBooking, type Listed, rowHas } from '../../bookings/lists.ts'
import { placeName } from '../../streets/placeName.ts'
import {
  bookingWords,
  type CallContext,
  driverWords,
  lineOf,
  NO_DRIVER,
  tripWords,
} from '../../trips/tripWords.ts'
import type { World } from '../../world.ts'
import type { Scope } from './scope.ts'

/** The two layers of bookings on the map. */
export type BookingLayer = 'online' | 'ongoing'

/** Online bookings wait for a driver; ongoing ones have a driver, and the passenger has not arrived. */
const STATUSES: Readonly<Record<BookingLayer, ReadonlySet<number>>> = {
  online: new Set([1, 11, 12]),
  ongoing: new Set([2, 3, 4, 8]),
}

/** The bookings of a layer that were made in a period, newest first. */
export function layerBookings(
  world: World,
  scope: Scope,
  { first, last }: Days,
  layer: BookingLayer,
  search = '',
): Listed[] {
  const { bookings, now } = world
  const found: Listed[] = []
  for (const booking of bookings.made(first, last, now)) {
    // A booking without calls ends within a day.
    const mayLast = booking.createdAt > now - DAY || bookings.changes.has(booking.index)
    if (!mayLast || !scope.has(booking.groupId)) continue
    const listed = { booking, life: bookings.life(booking, now) }
    const isFound = STATUSES[layer].has(listed.life.current.status) && rowHas(world, listed, search)
    if (isFound) found.push(listed)
  }
  return found
}

/**
 * A booking as a line on the map: as its trip once that has begun, before that with its own key and route (TRIP-08).
 */
export function bookingLine(context: CallContext, { booking, life }: Listed) {
  const { world } = context
  if (life.trip) return tripWords(context, life.trip)
  const { city, groups } = world
  const driver = driverOfBooking(world, life)
  return {
    ...(driver ? driverWords(context, driver) : NO_DRIVER),
    domainid: booking.groupId,
    domain_name: groups.find(({ id }) => id === booking.groupId)?.name ?? '',
    tripid: null,
    refno: bookingId(booking),
    f_datetime: stampOf(booking.createdAt),
    t_datetime: null,
    startname: placeName(city, booking.from),
    endname: placeName(city, booking.to),
    route: lineOf(city.routes.path(booking.from, booking.to)),
    trip_status: null,
    status: null,
    booking_status: life.current.status,
    booking: bookingWords(world, booking),
    booking_route: lineOf(city.routes.path(booking.from, booking.to)),
    distance: null,
    total: null,
  }
}
