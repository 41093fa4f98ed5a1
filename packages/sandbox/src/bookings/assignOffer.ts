import { distanceBetween, type Position } from '../base/geo.ts'
import type { Driver } from '../drivers/driver.ts'
import { placeName } from '../streets/placeName.ts'
import type { World } from '../world.ts'
import type { Booking } from './booking.ts'
import { isDriverOf } from './isDriverOf.ts'
import { stopsOf } from './stops.ts'

/** A driver who can take a booking. */
interface Candidate {
  driver: Driver
  position: Position
  metres: number
}

/** Whether a driver can take a booking now: ready, on duty and without a passenger (ASG-06). */
export function canTake(world: World, driver: Driver): boolean {
  return (
    world.bookingSettings.isReady(driver) && world.traffic.whereabouts(driver, world.now)?.state === 'online'
  )
}

/** The position, radius and text of a candidate search. */
interface Search {
  groupId: string
  around: Position
  km: number
  text: string
}

/** The drivers of a group who can take a booking, nearest first (ASG-06). */
function candidates(world: World, { groupId, around, km, text }: Search): Candidate[] {
  const wanted = text.trim().toLowerCase()
  const found: Candidate[] = []
  for (const driver of world.drivers) {
    if (!isDriverOf(world, driver, groupId) || !canTake(world, driver)) continue
    const texts = [driver.name.en, driver.name.my, driver.mobile, world.vehicles[driver.index]?.vehicleNo]
    if (!texts.some((one) => one?.toLowerCase().includes(wanted))) continue
    const position = world.traffic.whereabouts(driver, world.now)?.position
    const metres = position && Math.round(distanceBetween(around, position))
    if (position && metres !== undefined && metres <= km * 1000) found.push({ driver, position, metres })
  }
  return found.sort((one, other) => one.metres - other.metres || one.driver.index - other.driver.index)
}

/** The candidates for a booking and its route, in the server's words (ASG-06). */
export function assignOffer(world: World, booking: Booking, search: Search) {
  const { places, routes } = world.city
  const pickup = places[booking.from]
  const stops = stopsOf(world, booking)
  return {
    driver_list: candidates(world, search).map(({ driver, position: [longitude, latitude], metres }) => ({
      syskey: driver.key,
      name: driver.name.en,
      mobile: driver.mobile,
      email: driver.email,
      vehicleno: world.vehicles[driver.index]?.vehicleNo ?? '',
      distance: metres,
      latitude,
      longitude,
    })),
    polyline: { coordinates: routes.path(booking.from, booking.to) },
    bookingData: {
      from_lat: pickup?.position[1],
      from_lng: pickup?.position[0],
      from_loc: placeName(world.city, booking.from),
      to_loc: placeName(world.city, booking.to),
      extra_point: stops.map(({ name, position: [lng, lat] }) => ({ name, lat, lng })),
      extra_address: stops.map(({ name }) => name),
    },
  }
}
