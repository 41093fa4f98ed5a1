import { stampOf } from '../base/stamp.ts'
import type { Booking } from '../bookings/booking.ts'
import { bookingId, bookingKey } from '../bookings/booking.ts'
import { passengerOfBooking } from '../bookings/lists.ts'
import { stopsOf } from '../bookings/stops.ts'
import type { Driver } from '../drivers/driver.ts'
import { pictureOf } from '../people/pictureOf.ts'
import { placeName } from '../streets/placeName.ts'
import type { World } from '../world.ts'
import { figuresOfTrip } from './figures.ts'
import { type Trip, tripId } from './trip.ts'

/** The world and the origin of a call. */
export interface CallContext {
  world: World
  origin: string
}

/** `trip_status`: an ended trip has an end marker (CF-31). */
const ON_THE_WAY = 2
const ENDED = 3

/** Driver and vehicle, in the words of a trip. */
export function driverWords({ world, origin }: CallContext, driver: Driver) {
  const { groups, vehicles } = world
  const vehicle = vehicles[driver.index]
  return {
    userid: driver.userId,
    domainid: driver.groupId,
    domain_name: groups.find(({ id }) => id === driver.groupId)?.name ?? '',
    vehicleid: vehicle?.key ?? '',
    vehicleno: vehicle?.vehicleNo ?? '',
    driver_name: driver.name.en,
    member_id: driver.memberId,
    mobile: driver.mobile,
    email: driver.email,
    image: pictureOf(world, origin, driver.key),
  }
}

/** The booking of a trip, in the words of a trip. */
export function bookingWords(world: World, booking: Booking) {
  const name = passengerOfBooking(world, booking)?.name ?? ''
  const stops = stopsOf(world, booking)
  return {
    bookingkey: bookingKey(booking),
    bookingid: bookingId(booking),
    passenger_name: name,
    name,
    extra_point: stops.map(({ name, position: [lng, lat] }) => ({ name, lat, lng })),
    extra_address: stops.map(({ name }) => name),
  }
}

/** A trip with the fields of maps and lists (TRIP-08). The line of a trip on the way ends at the car. */
export function tripWords(context: CallContext, trip: Trip) {
  const { world } = context
  const { city, drivers, bookings, now } = world
  const { from, to, start, end } = trip
  const driver = drivers[trip.driver]
  const booking = bookings.ofTrip(trip)
  const hasEnded = end <= now
  const { km, amount } = figuresOfTrip(world, trip)
  return {
    ...(driver ? driverWords(context, driver) : NO_DRIVER),
    tripid: tripId(trip),
    refno: booking ? bookingId(booking) : '',
    f_datetime: stampOf(start),
    t_datetime: hasEnded ? stampOf(end) : null,
    startname: placeName(city, from),
    endname: placeName(city, to),
    route: lineOf(city.routes.pathAfter(from, to, (now - start) / 1000)),
    trip_status: hasEnded ? ENDED : ON_THE_WAY,
    status: null,
    booking_status: booking ? bookings.life(booking, now).current.status : null,
    booking: booking ? bookingWords(world, booking) : null,
    booking_route: booking ? lineOf(city.routes.path(booking.from, booking.to)) : null,
    distance: km,
    total: amount ?? null,
  }
}

export const lineOf = (coordinates: [number, number][]) => ({ type: 'LineString', coordinates })

/** The fields of a driver when there is none. */
export const NO_DRIVER = {
  userid: '',
  domainid: '',
  domain_name: '',
  vehicleid: '',
  vehicleno: '',
  driver_name: '',
  member_id: '',
  mobile: '',
  email: '',
  image: '',
}
