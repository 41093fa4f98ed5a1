import { BOOKING_CODES } from '@fleetgis/domain/bookings'
import type { Account } from '../auth/account.ts'
import { kmOf } from '../base/km.ts'
import { readDays } from '../base/readDay.ts'
import { DAY, stampOf } from '../base/stamp.ts'
import type { Driver } from '../drivers/driver.ts'
import { passengerName } from '../people/findPerson.ts'
import { pictureOf } from '../people/pictureOf.ts'
import { placeName } from '../streets/placeName.ts'
import type { World } from '../world.ts'
import { seesGroup } from './access.ts'
import { type Booking, bookingId, bookingKey } from './booking.ts'
import type { Life } from './bookings.ts'
import { isDriverOf } from './isDriverOf.ts'
import { stopsOf } from './stops.ts'

/** The request body of a list, in the server's words (BKG-27). */
interface ListBody {
  fromdate: string
  todate: string
  status: readonly number[]
}

/** A booking with its steps so far. */
export interface Listed {
  booking: Booking
  life: Life
}

function* listed(world: World, body: ListBody, belongs: (booking: Booking) => boolean): Iterable<Listed> {
  const statuses = new Set(body.status)
  const { first, last } = readDays(['fromdate', body.fromdate], ['todate', body.todate])
  for (const booking of world.bookings.made(first, last, world.now)) {
    if (!belongs(booking)) continue
    const life = world.bookings.life(booking, world.now)
    if (statuses.has(life.current.status)) yield { booking, life }
  }
}

/** The driver of a booking in the seed. */
const seededDriver = ({ origin }: Booking) =>
  origin.kind === 'standing' ? origin.driver : origin.trip.driver

/** Whether a driver sees a booking: own bookings, and those that any driver of the group may still accept. */
export function driverSees(world: World, driver: Driver, { booking, life }: Listed): boolean {
  const isOffered =
    life.current.status === BOOKING_CODES.pending && isDriverOf(world, driver, booking.groupId)
  return isOffered || life.steps.some((step) => step.driver === driver.index)
}

/** The bookings of a group in a driver's list, newest first (BKG-24). */
export function driverList(world: World, driver: Driver, groupId: string, body: ListBody): Listed[] {
  // A booking older than a day is no longer pending, so only this driver's are checked.
  const mayShow = (booking: Booking) =>
    booking.groupId === groupId &&
    (booking.createdAt > world.now - DAY ||
      seededDriver(booking) === driver.index ||
      world.bookings.changes.has(booking.index))
  return [...listed(world, body, mayShow)].filter((row) => driverSees(world, driver, row))
}

/** The bookings of a passenger, newest first (BKG-25). */
export const passengerList = (world: World, passenger: number, body: ListBody): Listed[] => [
  ...listed(world, body, (booking) => booking.passenger === passenger),
]

/** The bookings of a group, newest first (BKG-26). */
export const groupList = (world: World, groupId: string, body: ListBody): Listed[] => [
  ...listed(world, body, (booking) => booking.groupId === groupId),
]

/** Whether an admin sees a booking. */
export const adminSees = (admin: Account, { groupId }: Booking): boolean => seesGroup(admin, groupId)

/** The driver of a booking; undefined while it has none. */
export function driverOfBooking(world: World, { current }: Life): Driver | undefined {
  return current.driver === undefined ? undefined : world.drivers[current.driver]
}

/** The passenger of a booking. */
export function passengerOfBooking(world: World, { passenger }: Booking) {
  const person = world.passengers[passenger]
  return person && { key: person.key, name: passengerName(person, passenger), person }
}

/** Whether a row contains a text in a visible field; case does not matter. */
export function rowHas(world: World, { booking, life }: Listed, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  const texts = [
    bookingId(booking),
    placeName(world.city, booking.from),
    placeName(world.city, booking.to),
    driverOfBooking(world, life)?.name.en,
  ]
  return texts.some((text) => text?.toLowerCase().includes(wanted))
}

/** The viewer of a list, and the origin of the sandbox. */
interface View {
  audience: 'driver' | 'passenger' | 'admin'
  origin: string
}

/** A booking as a list shows it (BKG-23). */
export function listRow(world: World, { booking, life }: Listed, { audience, origin }: View) {
  const { places, routes } = world.city
  const pickup = places[booking.from]
  const driver = driverOfBooking(world, life)
  const other =
    audience === 'passenger'
      ? { drivername: driver?.name.en ?? '', image: pictureOf(world, origin, driver?.key) }
      : { passenger_name: passengerOfBooking(world, booking)?.name ?? '', image: '' }
  return {
    bookingkey: bookingKey(booking),
    bookingid: bookingId(booking),
    status: life.current.status,
    createddate: stampOf(booking.createdAt),
    km: kmOf(routes.metres(booking.from, booking.to)),
    from_loc: placeName(world.city, booking.from),
    from_lat: pickup?.position[1],
    from_lng: pickup?.position[0],
    to_loc: placeName(world.city, booking.to),
    extra_address: stopsOf(world, booking).map(({ name }) => name),
    ...other,
  }
}
