import type { Days } from '../../base/readDay.ts'
import { DAY, dayOf } from '../../base/stamp.ts'
import { driverSearch } from '../../drivers/search.ts'
import type { Trip } from '../../trips/trip.ts'
import type { World } from '../../world.ts'
import type { Scope } from './scope.ts'

/** The trips of the groups in scope that began in a period, newest first. */
export function* scopedTrips(world: World, scope: Scope, { first, last }: Days, text = ''): Iterable<Trip> {
  const search = driverSearch(world, text)
  const drivers = new Set(
    world.drivers.flatMap((driver) =>
      scope.has(driver.groupId) && search.finds(driver) ? [driver.index] : [],
    ),
  )
  for (const trip of world.diary.trips(first, last, world.now)) if (drivers.has(trip.driver)) yield trip
}

/** The trips on the way. */
export function underWay(world: World, scope: Scope): Trip[] {
  const days = { first: dayOf(world.now - DAY), last: dayOf(world.now) }
  return [...scopedTrips(world, scope, days)].filter(({ end }) => end > world.now)
}
