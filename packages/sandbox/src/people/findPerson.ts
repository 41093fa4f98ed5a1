import type { Account } from '../auth/account.ts'
import type { Name } from '../base/name.ts'
import type { Driver } from '../drivers/driver.ts'
import type { World } from '../world.ts'
import type { Person } from './seed.ts'

/** A person whom calls name by id. */
export type Known =
  | { kind: 'driver'; key: string; userId: string; name: string; driver: Driver }
  | { kind: 'passenger'; key: string; userId: string; name: string; index: number; passenger: Person }
  | { kind: 'owner'; key: string; userId: string; name: string; owner: Person }
  | { kind: 'admin'; key: string; userId: string; name: string; account: Account }

/** Passengers enter their names freely: every third one in Burmese. */
export const passengerName = ({ name }: { name: Name }, index: number): string =>
  index % 3 === 1 ? name.my : name.en

/** A person's table and index in a world. */
type Place = { table: 'drivers' | 'passengers' | 'owners'; index: number }

/** The people of each world by key and user id. Accounts are missing, because calls add some. */
const directories = new WeakMap<World, ReadonlyMap<string, Place>>()

function directoryOf(world: World): ReadonlyMap<string, Place> {
  const known = directories.get(world)
  if (known) return known
  const directory = new Map<string, Place>()
  // The first table with an id has priority, so it is written last.
  for (const table of ['owners', 'passengers', 'drivers'] as const) {
    world[table].forEach(({ key, userId }, index) => {
      for (const id of [key, userId]) directory.set(id, { table, index })
    })
  }
  directories.set(world, directory)
  return directory
}

/** The person of an id, a key of 19 digits or the user id of sign-in; undefined if unknown. */
export function findPerson(world: World, id: string): Known | undefined {
  const { table, index = -1 } = directoryOf(world).get(id) ?? {}
  const driver = table === 'drivers' && world.drivers[index]
  if (driver) return { ...idsOf(driver), kind: 'driver', name: driver.name.en, driver }
  const passenger = table === 'passengers' && world.passengers[index]
  if (passenger) {
    return { ...idsOf(passenger), kind: 'passenger', name: passengerName(passenger, index), index, passenger }
  }
  const owner = table === 'owners' && world.owners[index]
  if (owner) return { ...idsOf(owner), kind: 'owner', name: owner.name.en, owner }
  const account = world.accounts.find(id) ?? world.accounts.all().find(({ key }) => key === id)
  return account && { ...idsOf(account), kind: 'admin', name: account.userName, account }
}

const idsOf = ({ key, userId }: { key: string; userId: string }) => ({ key, userId })
