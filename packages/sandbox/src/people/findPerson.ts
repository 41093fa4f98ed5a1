import type { Account } from '../auth/account.ts'
import type { Name } from '../base/name.ts'
import type { Driver } from '../drivers/driver.ts'
import type { World } from '../world.ts'
import type { Person } from './seed.ts'

/** Somebody whom calls name by an id. */
export type Known =
  | { kind: 'driver'; key: string; userId: string; name: string; driver: Driver }
  | { kind: 'passenger'; key: string; userId: string; name: string; index: number; passenger: Person }
  | { kind: 'owner'; key: string; userId: string; name: string; owner: Person }
  | { kind: 'admin'; key: string; userId: string; name: string; account: Account }

/** Passengers write their names as they like: every third one in Burmese. */
export const passengerName = ({ name }: { name: Name }, index: number): string =>
  index % 3 === 1 ? name.my : name.en

/** The person of an id, which is a key of 19 digits or what they sign in with; undefined for nobody. */
export function findPerson(world: World, id: string): Known | undefined {
  const has = (one: { key: string; userId: string }) => one.key === id || one.userId === id
  const driver = world.drivers.find(has)
  if (driver) return { ...idsOf(driver), kind: 'driver', name: driver.name.en, driver }
  const index = world.passengers.findIndex(has)
  const passenger = world.passengers[index]
  if (passenger) {
    return { ...idsOf(passenger), kind: 'passenger', name: passengerName(passenger, index), index, passenger }
  }
  const owner = world.owners.find(has)
  if (owner) return { ...idsOf(owner), kind: 'owner', name: owner.name.en, owner }
  const account = world.accounts.find(id) ?? world.accounts.all().find(({ key }) => key === id)
  return account && { ...idsOf(account), kind: 'admin', name: account.userName, account }
}

const idsOf = ({ key, userId }: { key: string; userId: string }) => ({ key, userId })
