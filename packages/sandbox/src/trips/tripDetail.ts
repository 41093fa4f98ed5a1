import { BOOKING_CODES } from '@fleetgis/domain/bookings'
import { stampOf } from '../base/stamp.ts'
import { wordOf } from '../bookings/detailRow.ts'
import { groupImage } from '../images/images.ts'
import { pictureOf } from '../people/pictureOf.ts'
import { placeName } from '../streets/placeName.ts'
import type { World } from '../world.ts'
import { fareOf } from './fare.ts'
import { figuresOfTrip } from './figures.ts'
import { rateOf, receiptOf } from './receipt.ts'
import { type Trip, tripId } from './trip.ts'
import { bookingWords, type CallContext } from './tripWords.ts'

/**
 * A trip with its receipt and route, in the spelling of trips (CF-100); amounts are set once it has ended. Its `syskey`
 * is its id, so that its trip code equals that in the transaction lists (CF-50).
 */
export function tripDetail({ world, origin }: CallContext, trip: Trip) {
  const { city, drivers, vehicles, bookings, now } = world
  const { from, to, start, end } = trip
  const driver = drivers[trip.driver]
  const vehicle = vehicles[trip.driver]
  const booking = bookings.ofTrip(trip)
  const words = booking && bookingWords(world, booking)
  const { km, seconds } = figuresOfTrip(world, trip)
  return {
    syskey: tripId(trip),
    name: driver?.name.en ?? '',
    member_id: driver?.memberId ?? '',
    mobile: driver?.mobile ?? '',
    email: driver?.email ?? '',
    image: pictureOf(world, origin, driver?.key),
    domain_image: driver ? groupImage(world, origin, driver.groupId) : '',
    vehicleno: vehicle ? `${vehicle.vehicleNo} ${vehicle.brand} ${vehicle.model}` : '',
    datetime: stampOf(start),
    startname: placeName(city, from),
    endname: placeName(city, to),
    distance: km,
    tripduration: seconds,
    estimated_amount: fareOf(city.routes.metres(from, to), rateOf(world, trip)),
    route: { coordinates: city.routes.pathAfter(from, to, (now - start) / 1000) },
    ...(end <= now ? receiptWords(world, trip) : NO_RECEIPT),
    ...statusWords(world, trip),
    booking: words ?? null,
    booking_extra_point: words?.extra_point ?? [],
  }
}

/** The times of the trip's last statuses. A hailed trip has only its start and end. */
function statusWords(world: World, trip: Trip) {
  const { bookings, now } = world
  const booking = bookings.ofTrip(trip)
  const hailed = [
    { status: BOOKING_CODES.start, at: trip.start } as const,
    ...(trip.end <= now ? [{ status: BOOKING_CODES.complete, at: trip.end } as const] : []),
  ]
  const life = booking && bookings.life(booking, now)
  const current = life ? life.current : hailed.at(-1)
  const previous = life ? life.previous : hailed.at(-2)
  return {
    current_status: wordOf(current) ?? null,
    current_date_time: current ? stampOf(current.at) : null,
    previous_status: wordOf(previous) ?? null,
    previous_date_time: previous ? stampOf(previous.at) : null,
  }
}

const NO_RECEIPT = {
  tripnumber: null,
  trip_success_code: null,
  waitingtime: null,
  initial: null,
  distanceamount: null,
  waitingcharge: null,
  total_extra: null,
  totalamount: null,
  extra_list: [],
}

function receiptWords(world: World, trip: Trip) {
  const receipt = receiptOf(world, trip)
  return {
    tripnumber: receipt.tripNumber,
    trip_success_code: receipt.successCode,
    waitingtime: receipt.waitingSeconds,
    initial: receipt.initial,
    distanceamount: receipt.distanceCharge,
    waitingcharge: receipt.waitingCharge,
    total_extra: receipt.extrasTotal,
    totalamount: receipt.total,
    extra_list: receipt.extras.map((extra) => ({ ...extra })),
  }
}
