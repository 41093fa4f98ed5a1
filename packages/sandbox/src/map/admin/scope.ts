import type { Caller } from '../../answer.ts'
import { type Days, readDays } from '../../base/readDay.ts'
import { adminGroup, ownAdmin, seesGroup } from '../../bookings/access.ts'
import type { Driver } from '../../drivers/driver.ts'
import type { Enlisted } from '../../drivers/roster.ts'
import type { Group } from '../../groups/group.ts'
import type { World } from '../../world.ts'

/** A driver, and the group in which an admin sees the driver. */
export interface Member {
  one: Enlisted
  driver: Driver
  group: Group
}

/** The groups and drivers of an admin's map. */
export interface Scope {
  /** Whether the trips and bookings of a group are shown. */
  has(groupId: string): boolean
  /** The groups, in the order of the request. */
  readonly groupIds: readonly string[]
  /** The drivers in the traffic who are in one of the groups; each once. */
  readonly members: readonly Member[]
}

/**
 * The scope of a request: the named groups, each of which the admin must manage, or all groups of the admin if none is
 * named. Refuses another user's id or group with 403, and an unknown group with 404.
 */
export function scopeOf(
  world: World,
  caller: Caller,
  { userid, domain }: { userid: string; domain: readonly string[] },
): Scope {
  const admin = ownAdmin(world, caller, userid)
  const named = domain.map((id) => adminGroup(world, admin, id))
  const chosen =
    named.length > 0 ? [...new Set(named)] : world.groups.filter(({ id }) => seesGroup(admin, id))
  const groups = new Map(chosen.map((group) => [group.id, group]))
  return {
    has: (groupId) => groups.has(groupId),
    groupIds: [...groups.keys()],
    get members() {
      const members: Member[] = []
      for (const one of world.roster.all()) {
        const { driver } = one
        if (!driver) continue
        const own = groups.get(driver.groupId)
        const group =
          own && world.roster.isIn(one, own.id) ? own : chosen.find(({ id }) => world.roster.isIn(one, id))
        if (group) members.push({ one, driver, group })
      }
      return members
    },
  }
}

/** The days of a request. */
export const daysOf = ({ startdate, enddate }: { startdate: string; enddate: string }): Days =>
  readDays(['startdate', startdate], ['enddate', enddate])
