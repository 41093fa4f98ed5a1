import { type Caller, refuse } from '../answer.ts'
import type { Account } from '../auth/account.ts'
import type { Driver } from '../drivers/driver.ts'
import type { Group } from '../groups/group.ts'
import { findPerson, type Known } from '../people/findPerson.ts'
import type { World } from '../world.ts'
import type { Booking } from './booking.ts'

/** Roles whose accounts look at bookings, and those that also change them. */
const LOOKS: ReadonlySet<number> = new Set([1, 2, 3, 4])
const ACTS: ReadonlySet<number> = new Set([1, 2, 4])

/** The person that a call names; refuses with 404 for nobody, and with 403 for somebody else than the caller. */
export function ownSelf(world: World, { userId }: Caller, id: string): Known {
  const person = findPerson(world, id) ?? refuse(404, 'There is no user with this id.')
  if (person.userId.toLowerCase() !== userId.toLowerCase()) refuse(403, 'This id belongs to somebody else.')
  return person
}

/** The caller, who must be the driver of this id. */
export function ownDriver(world: World, caller: Caller, id: string): Driver {
  const person = ownSelf(world, caller, id)
  return person.kind === 'driver' ? person.driver : refuse(403, 'This call is for drivers.')
}

/** The caller, who must be the admin of this id. */
export function ownAdmin(world: World, caller: Caller, id: string): Account {
  const person = ownSelf(world, caller, id)
  if (person.kind !== 'admin' || !looks(person.account)) refuse(403, 'This call is for admins.')
  return person.account
}

/** Whether an account may look at anything. Role 0 may not (CF-04). */
export const looks = ({ role }: Account): boolean => LOOKS.has(role)

/** Refuses with 403 an account that may only look. */
export function checkActs({ role }: Account): void {
  if (!ACTS.has(role)) refuse(403, 'You may look at bookings, and not change them.')
}

/** Whether an account sees a group. */
export const seesGroup = (account: Account, groupId: string): boolean =>
  looks(account) && (account.groupIds?.includes(groupId) ?? true)

/** The group of an id or a key; refuses with 404 where there is none. */
export function groupOf({ groups }: World, domainid: string): Group {
  const group = groups.find(({ id, key }) => id === domainid || key === domainid)
  return group ?? refuse(404, 'There is no such group.')
}

/** A group of which the admin is one. */
export function adminGroup(world: World, admin: Account, domainid: string): Group {
  const group = groupOf(world, domainid)
  return seesGroup(admin, group.id) ? group : refuse(403, `You are no admin of ${group.name}.`)
}

/** The booking of a key; refuses with 404 where there is none. */
export function bookingOf(world: World, key: string): Booking {
  return world.bookings.find(key, world.now) ?? refuse(404, 'There is no such booking.')
}
