import { type Caller, refuse } from '../answer.ts'
import type { Account } from '../auth/account.ts'
import type { Driver } from '../drivers/driver.ts'
import type { Group } from '../groups/group.ts'
import { findPerson, type Known } from '../people/findPerson.ts'
import type { World } from '../world.ts'
import type { Booking } from './booking.ts'

/** Roles that may change bookings and drivers of groups. */
const ACTS: ReadonlySet<number> = new Set([1, 2, 4])

/**
 * Returns the person with this id, who must be the caller; refuses an unknown id with 404 and another user's with 403.
 */
export function ownSelf(world: World, { userId }: Caller, id: string): Known {
  const person = findPerson(world, id) ?? refuse(404, 'There is no user with this id.')
  if (person.userId.toLowerCase() !== userId.toLowerCase()) refuse(403, 'This id belongs to another user.')
  return person
}

/** Returns the driver with this id, who must be the caller. */
export function ownDriver(world: World, caller: Caller, id: string): Driver {
  const person = ownSelf(world, caller, id)
  return person.kind === 'driver' ? person.driver : refuse(403, 'This call is for drivers.')
}

/** Returns the admin with this id, who must be the caller. */
export function ownAdmin(world: World, caller: Caller, id: string): Account {
  const person = ownSelf(world, caller, id)
  if (person.kind !== 'admin' || !looks(person.account)) refuse(403, 'This call is for admins.')
  return person.account
}

/** Whether an account may view bookings. Role 0 may not (CF-04). */
export const looks = ({ role }: Account): boolean => role !== 0

/** Whether an account may change bookings and drivers of groups. */
export const acts = ({ role }: Account): boolean => ACTS.has(role)

/** Refuses an account that may only view with 403. */
export function checkActs(account: Account): void {
  if (!acts(account)) refuse(403, 'You may view bookings, but not change them.')
}

/** Whether an account sees a group. */
export const seesGroup = (account: Account, groupId: string): boolean =>
  looks(account) && (account.groupIds?.includes(groupId) ?? true)

/** The group of an id or a key; refuses an unknown one with 404. */
export function groupOf({ groups }: World, domainid: string): Group {
  const group = groups.find(({ id, key }) => id === domainid || key === domainid)
  return group ?? refuse(404, 'There is no such group.')
}

/** The group of an id or a key; refuses with 403 unless the admin manages it. */
export function adminGroup(world: World, admin: Account, domainid: string): Group {
  const group = groupOf(world, domainid)
  return seesGroup(admin, group.id) ? group : refuse(403, `You are not an admin of ${group.name}.`)
}

/** The booking of a key; refuses an unknown key with 404. */
export function bookingOf(world: World, key: string): Booking {
  return world.bookings.find(key, world.now) ?? refuse(404, 'There is no such booking.')
}
