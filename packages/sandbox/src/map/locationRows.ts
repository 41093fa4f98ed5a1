import type { Position } from '../base/geo.ts'
import { keyOf } from '../base/keys.ts'
import { stampOf, startOfDay } from '../base/stamp.ts'
import type { Driver } from '../drivers/driver.ts'
import type { Checkin } from '../trips/diaryPage.ts'
import type { World } from '../world.ts'
import type { MapFilter } from './filter.ts'

/** Keys of reports start here, above those of check-ins. */
const REPORTS = 500_000_000_000_000
const DRIVERS_A_DAY = 1_000_000

interface Row {
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
  for (const { key, driver, kind, at, position } of rows(world, filter)) {
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

function* rows(world: World, filter: MapFilter): Iterable<Row> {
  const { traffic, drivers, now } = world
  const reports = currentReports(world, filter)
  let next = 0
  /** The latest report that is not older than a moment; its key and position are read for the rows of a page only. */
  function reportUntil(oldest: number): Row | undefined {
    const driver = drivers[(reports[next] ?? 0) % drivers.length]
    const report = next < reports.length && driver && traffic.report(driver, now)
    if (!report || report.at < oldest) return undefined
    next += 1
    const key = keyOf('checkin', REPORTS + driver.index)
    return { key, driver, kind: 'location', at: report.at, position: traffic.positionOf(report) }
  }
  for (const { driver: index, kind, at, day, place } of world.diary.checkins(
    filter.first,
    filter.last,
    now,
  )) {
    const driver = drivers[index]
    if (!filter.includes(driver)) continue
    for (let row = reportUntil(at); row; row = reportUntil(at)) yield row
    const key = keyOf('checkin', (day * DRIVERS_A_DAY + index) * 2 + (kind === 'checkin' ? 0 : 1))
    yield { key, driver, kind, at, position: world.city.places[place]?.position ?? [0, 0] }
  }
  const ever = Number.NEGATIVE_INFINITY
  for (let row = reportUntil(ever); row; row = reportUntil(ever)) yield row
}

/**
 * The drivers whose phone is on, by the age of the report and then by index: each as age x drivers + index, because
 * numbers are sorted ten times as fast as objects.
 */
function currentReports({ traffic, now, drivers }: World, filter: MapFilter): Float64Array {
  const [from, to] = [startOfDay(filter.first), startOfDay(filter.last + 1)]
  const found = new Float64Array(drivers.length)
  let count = 0
  for (const driver of drivers) {
    if (!filter.includes(driver)) continue
    const report = traffic.report(driver, now)
    if (report === undefined || report.state === 'offline' || report.at < from || report.at >= to) continue
    found[count] = (now - report.at) * drivers.length + driver.index
    count += 1
  }
  return found.subarray(0, count).sort()
}
