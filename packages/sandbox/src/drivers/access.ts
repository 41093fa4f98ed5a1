import { type Caller, refuse } from '../answer.ts'
import type { Account } from '../auth/account.ts'
import { adminGroup, ownAdmin } from '../bookings/access.ts'
import type { Group } from '../groups/group.ts'
import { grantOf } from '../staff/roles.ts'
import { staff } from '../staff/staff.ts'
import type { World } from '../world.ts'
import type { Enlisted } from './roster.ts'

/** The driver of an id; refuses with 404 where there is none. */
export function enlisted({ roster }: World, id: string): Enlisted {
  return roster.find(id) ?? refuse(404, 'There is no such driver.')
}

/** Refuses with 403 a driver who is not in a group. */
export function checkMember({ roster }: World, one: Enlisted, group: Group): void {
  if (!roster.isIn(one, group.id)) refuse(403, `${one.profile.name.en} is not in ${group.name}.`)
}

/** The admin of a web view, who must be the caller, and the group, of which they must be one. */
export function adminOf(
  world: World,
  caller: Caller,
  { userId, groupId }: { userId: string; groupId: string },
): { admin: Account; group: Group } {
  const admin = ownAdmin(world, caller, userId)
  return { admin, group: adminGroup(world, admin, groupId) }
}

/** As `adminOf`; refuses with 403 an admin who may only look. */
export function editorOf(...parts: Parameters<typeof adminOf>): ReturnType<typeof adminOf> {
  const found = adminOf(...parts)
  if (found.admin.role === 3) refuse(403, 'You may look at drivers, and not change them.')
  return found
}

/** What can be asked of the driver page of the console, and the flag that it needs (PERM-02..04). */
type Flag = 'view' | 'add' | 'edit'

/** The user of the console, who must hold a flag of the driver page. */
export function staffWith(caller: Caller, flag: Flag): Account {
  const account = staff(caller)
  const flags = grantOf(account.role, '/home/driver-list')
  return flags?.view && flags[flag] ? account : refuse(403, `Your role may not ${flag} drivers.`)
}
