import type { Right } from '@fleetgis/domain/staff'
import { type Caller, refuse } from '../answer.ts'
import type { Account } from '../auth/account.ts'
import { acts, adminGroup, ownAdmin } from '../bookings/access.ts'
import type { Group } from '../groups/group.ts'
import { staffWith } from '../staff/staff.ts'
import type { World } from '../world.ts'
import type { Enlisted } from './roster.ts'

/** The driver of an id; refuses an unknown id with 404. */
export function enlisted({ roster }: World, id: string): Enlisted {
  return roster.find(id) ?? refuse(404, 'There is no such driver.')
}

/** Refuses a driver outside the group with 403. */
export function checkMember({ roster }: World, one: Enlisted, group: Group): void {
  if (!roster.isIn(one, group.id)) refuse(403, `${one.profile.name.en} is not in ${group.name}.`)
}

/** The admin of a web view, who must be the caller, and the group, which the admin must manage. */
export function adminOf(
  world: World,
  caller: Caller,
  { userId, groupId }: { userId: string; groupId: string },
): { admin: Account; group: Group } {
  const admin = ownAdmin(world, caller, userId)
  return { admin, group: adminGroup(world, admin, groupId) }
}

/** Like `adminOf`; refuses an admin who may only view with 403. */
export function editorOf(...parts: Parameters<typeof adminOf>): ReturnType<typeof adminOf> {
  const found = adminOf(...parts)
  if (!acts(found.admin)) refuse(403, 'You may view drivers, but not change them.')
  return found
}

/** The caller, a user of the console who must have a right on the driver page (PERM-02). */
export const driverStaff = (world: World, caller: Caller, right: Right): Account =>
  staffWith(world, caller, { route: '/home/driver-list', right, what: 'drivers' })
