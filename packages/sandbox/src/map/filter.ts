import type { Caller } from '../answer.ts'
import { readDays } from '../base/readDay.ts'
import { groupOf, seesGroup } from '../bookings/access.ts'
import type { Driver } from '../drivers/driver.ts'
import type { Group } from '../groups/group.ts'
import { staff } from '../staff/staff.ts'
import type { World } from '../world.ts'

/** The request body of the console map's calls, in the server's words (MAP-26). */
interface FilterBody {
  search: string
  domainids: readonly string[]
  startdate: string
  enddate: string
}

/** The days and drivers of a request. */
export interface MapFilter {
  first: number
  last: number
  includes(driver: Driver | undefined): driver is Driver
}

/** The groups that a caller may see; role 0 sees none. */
export function groupsOf(world: World, caller: Caller): readonly Group[] {
  const account = staff(caller)
  return world.groups.filter(({ id }) => seesGroup(account, id))
}

/**
 * Reads the filter of a map call: the user id contains the search, in any case (CF-28). No group means all groups that
 * the caller may see; other groups are ignored. Refuses unknown groups with 404, and dates that are invalid or out of
 * order with 400.
 */
export function readFilter(world: World, caller: Caller, body: FilterBody): MapFilter {
  const search = body.search.trim().toLowerCase()
  const asked = new Set(body.domainids.map((id) => groupOf(world, id).id))
  const groups = new Set(
    groupsOf(world, caller).flatMap(({ id }) => (asked.size === 0 || asked.has(id) ? [id] : [])),
  )
  return {
    ...readDays(['startdate', body.startdate], ['enddate', body.enddate]),
    includes: (driver): driver is Driver =>
      driver !== undefined &&
      groups.has(driver.groupId) &&
      (search === '' || driver.userId.toLowerCase().includes(search)),
  }
}
