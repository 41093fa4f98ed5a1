import type { Position } from '../base/geo.ts'
import { keyOf } from '../base/keys.ts'
import { dayOf, stampOf } from '../base/stamp.ts'
import type { Driver } from '../drivers/driver.ts'
import type { Checkin } from '../trips/diary.ts'
import type { World } from '../world.ts'
import type { MapFilter } from './filter.ts'

/** Keys of reports start here, above those of check-ins. */
const REPORTS = 500_000_000_000_000
const DRIVERS_A_DAY = 1_000_000

interface Sighting {
  key: string
  driver: Driver
  kind: 'location' | Checkin['kind']
  at: number
  position: Position
}

/**
 * Positions in a period, newest first: the latest report of each phone that is on, then the check-ins with their places
 * (CF-116).
 */
export function* locationRows(world: World, filter: MapFilter) {
  for (const { key, driver, kind, at, position } of sightings(world, filter)) {
    yield {
      syskey: key,
      userid: driver.userId,
      domainid: driver.groupId,
      type: kind,
      datetime: stampOf(at),
      route: { type: 'Point', coordinates: position },
    }
  }
}

function* sightings(world: World, filter: MapFilter): Iterable<Sighting> {
  const reports = currentReports(world, filter)
  let next = 0
  for (const { driver: index, kind, at, day, place } of world.diary.checkins(
    filter.first,
    filter.last,
    world.now,
  )) {
    const driver = world.drivers[index]
    if (!filter.includes(driver)) continue
    for (let report = reports[next]; report && report.at >= at; report = reports[next]) {
      yield report
      next += 1
    }
    const key = keyOf('checkin', (day * DRIVERS_A_DAY + index) * 2 + (kind === 'checkin' ? 0 : 1))
    yield { key, driver, kind, at, position: world.city.places[place]?.position ?? [0, 0] }
  }
  yield* reports.slice(next)
}

function currentReports(world: World, filter: MapFilter): Sighting[] {
  const reports: Sighting[] = []
  for (const driver of world.drivers) {
    if (!filter.includes(driver)) continue
    const where = world.traffic.whereabouts(driver, world.now)
    if (where === undefined || where.state === 'offline') continue
    const day = dayOf(where.at)
    if (day < filter.first || day > filter.last) continue
    const { at, position } = where
    reports.push({ key: keyOf('checkin', REPORTS + driver.index), driver, kind: 'location', at, position })
  }
  return reports.sort((one, other) => other.at - one.at || one.driver.index - other.driver.index)
}
