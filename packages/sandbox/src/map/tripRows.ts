import { stampOf } from '../base/stamp.ts'
import type { Driver } from '../drivers/driver.ts'
import { placeName } from '../streets/placeName.ts'
import { type Trip, tripId } from '../trips/trip.ts'
import type { World } from '../world.ts'
import type { MapFilter } from './filter.ts'

/** `trip_status`: an ended trip has an end marker (CF-31). */
const ON_THE_WAY = 2
const ENDED = 3

interface DriversTrip {
  trip: Trip
  driver: Driver
}

/** The trips of a period, newest first. */
export function* filteredTrips(world: World, filter: MapFilter): Iterable<DriversTrip> {
  for (const trip of world.diary.trips(filter.first, filter.last, world.now)) {
    const driver = world.drivers[trip.driver]
    if (filter.includes(driver)) yield { trip, driver }
  }
}

/** A trip in the server's words. The line of a trip on the way ends at the car. */
export function tripRow({ city, now }: World, { trip, driver }: DriversTrip) {
  const { from, to, start, end } = trip
  const hasEnded = end <= now
  return {
    tripid: tripId(trip),
    userid: driver.userId,
    domainid: driver.groupId,
    trip_status: hasEnded ? ENDED : ON_THE_WAY,
    f_datetime: stampOf(start),
    t_datetime: hasEnded ? stampOf(end) : null,
    startname: placeName(city, from),
    endname: placeName(city, to),
    route: { type: 'LineString', coordinates: city.routes.pathAfter(from, to, (now - start) / 1000) },
  }
}
