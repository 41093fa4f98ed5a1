import { type Caller, refuse } from '../answer.ts'
import type { Account } from '../auth/account.ts'
import { adminGroup, groupOf, ownAdmin, seesGroup } from '../bookings/access.ts'
import type { Group } from '../groups/group.ts'
import type { World } from '../world.ts'

interface Asked {
  userid: string
  domain: string
}

/** The groups of a request: the named one, which the admin must manage, or all groups of the admin if none is named. */
export function askedGroups(world: World, caller: Caller, { userid, domain }: Asked): Group[] {
  const admin = ownAdmin(world, caller, userid)
  return domain === '' ? groupsOfAdmin(world, admin) : [adminGroup(world, admin, domain)]
}

/** The groups of an admin. */
export const groupsOfAdmin = ({ groups }: World, admin: Account): Group[] =>
  groups.filter(({ id }) => seesGroup(admin, id))

/** Refuses with 403 unless the caller is a top admin, who sees every group (PERM-07). */
export function checkTopAdmin(world: World, caller: Caller, { userid, domain }: Asked): void {
  const { groupIds } = ownAdmin(world, caller, userid)
  if (domain !== '') groupOf(world, domain)
  if (groupIds) refuse(403, 'This call is for top admins.')
}
