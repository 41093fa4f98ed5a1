import { bookingStatus, englishBookingWords } from '@fleetgis/domain/bookings'
import { kmOf } from '../base/km.ts'
import { stampOf } from '../base/stamp.ts'
import { groupImage } from '../images/images.ts'
import { pictureOf } from '../people/pictureOf.ts'
import { placeName } from '../streets/placeName.ts'
import { receiptOf } from '../trips/receipt.ts'
import type { Trip } from '../trips/trip.ts'
import type { World } from '../world.ts'
import { bookingId, bookingKey, type Step } from './booking.ts'
import { driverOfBooking, type Listed, passengerOfBooking } from './lists.ts'
import { stopsOf } from './stops.ts'

/** The word for the status of a step. */
export const wordOf = (step: Step | undefined) => step && englishBookingWords[bookingStatus(step.status).key]
const stampOfStep = (step: Step | undefined) => step && stampOf(step.at)

/** A booking with all details, in the server's words (BKD-16). Fare and route are set once they are known. */
export function detailRow(world: World, { booking, life }: Listed, origin: string) {
  const { routes } = world.city
  const { current, previous, trip } = life
  const driver = driverOfBooking(world, life)
  const vehicle = driver && world.vehicles[driver.index]
  const stops = stopsOf(world, booking)
  return {
    syskey: bookingKey(booking),
    bookingid: bookingId(booking),
    createddate: stampOf(booking.createdAt),
    passenger_name: passengerOfBooking(world, booking)?.name ?? '',
    driver_name: driver?.name.en ?? '',
    driver_mobile: driver?.mobile ?? '',
    driver_email: driver?.email ?? '',
    driver_image: pictureOf(world, origin, driver?.key),
    domain_image: groupImage(world, origin, booking.groupId),
    vehicleno: vehicle ? `${vehicle.vehicleNo} ${vehicle.brand} ${vehicle.model}` : '',
    from_loc: placeName(world.city, booking.from),
    to_loc: placeName(world.city, booking.to),
    extra_address: stops.map(({ name }) => name),
    booking_extra_point: stops.map(({ name, position: [lng, lat] }) => ({ name, lat, lng })),
    distance: kmOf(routes.metres(booking.from, booking.to)),
    route: trip
      ? { coordinates: routes.pathAfter(trip.from, trip.to, (world.now - trip.start) / 1000) }
      : null,
    payment_status: world.payments.changes.get(booking.index)?.update?.status ?? null,
    ...(trip && trip.end <= world.now ? receiptWords(world, trip) : NO_RECEIPT),
    current_status: wordOf(current),
    current_date_time: stampOfStep(current),
    previous_status: wordOf(previous),
    previous_date_time: stampOfStep(previous),
  }
}

/** The fields of a receipt while there is none. */
const NO_RECEIPT = {
  tripnumber: null,
  trip_success_code: null,
  duration: null,
  waitingtime: null,
  initial: null,
  subtotal: null,
  waitingcharge: null,
  total_extra: null,
  total: null,
  extras: [],
}

function receiptWords(world: World, trip: Trip) {
  const receipt = receiptOf(world, trip)
  return {
    tripnumber: receipt.tripNumber,
    trip_success_code: receipt.successCode,
    duration: clockText(receipt.seconds),
    waitingtime: receipt.waitingSeconds,
    initial: receipt.initial,
    subtotal: receipt.distanceCharge,
    waitingcharge: receipt.waitingCharge,
    total_extra: receipt.extrasTotal,
    total: receipt.total,
    extras: receipt.extras.map((extra) => ({ ...extra })),
  }
}

/** Seconds as hh:mm:ss. */
function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
