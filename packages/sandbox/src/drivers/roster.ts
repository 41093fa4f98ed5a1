import type { Group } from '../groups/group.ts'
import { barePhone } from '../people/phone.ts'
import type { Driver } from './driver.ts'
import { aNewcomer, type Newcomer, type Profile, seedNewcomers } from './newcomers.ts'
import type { Vehicle } from './vehicle.ts'

/** A driver as groups see one. Changes of profile and vehicle apply to all groups. */
export interface Enlisted {
  readonly profile: Profile
  readonly vehicle: Vehicle
  /** The driver in the traffic; undefined for those who have not driven yet. */
  readonly driver: Driver | undefined
  readonly hasImage: boolean
  /** The groups of the driver when the world was created. */
  readonly seededIn: readonly string[]
  /** The group that a driver without one applied to. */
  readonly appliedTo?: string | undefined
}

/** The fields of a registration (REG-07). Exactly one of mobile and e-mail is empty. */
export interface Registration {
  name: string
  mobile: string
  email: string
  vehicleNo: string
  vehicle: string
}

/**
 * The members of each group. A driver may be in several groups or in none. Trips are made for the first group of the
 * driver and charged to the wallet there, even after the driver leaves it: leaving a group does not remove a driver
 * from the traffic.
 */
export interface Roster {
  /** All drivers, those in the traffic first. */
  all(): readonly Enlisted[]
  /** Finds a driver by key or by user id. */
  find(id: string): Enlisted | undefined
  /** The driver with a mobile or an e-mail, in any format; undefined for an empty one. */
  findContact(contact: { mobile: string; email: string }): Enlisted | undefined
  isIn(one: Enlisted, groupId: string): boolean
  /** Ids of the driver's groups. */
  groupsOf(one: Enlisted): readonly string[]
  /** The members of a group, in the order of `all`. */
  membersOf(groupId: string): readonly Enlisted[]
  /** The driver's number in a group; empty if it has none. */
  memberId(one: Enlisted, groupId: string): string
  /** Adds a driver to a group, or changes a member's number. */
  join(one: Enlisted, groupId: string, memberId?: string): void
  leave(one: Enlisted, groupId: string): void
  edit(one: Enlisted, changes: Omit<Registration, 'mobile' | 'email'>): void
  register(registration: Registration): Enlisted
}

const SOME_HAVE_NO_IMAGE = 7

export function createRoster(
  seed: number,
  world: { drivers: readonly Driver[]; vehicles: readonly Vehicle[]; groups: readonly Group[] },
): Roster {
  const all: Enlisted[] = []
  const byId = new Map<string, Enlisted>()
  /** Member ids by group, by driver. */
  const memberships = new Map<Enlisted, Map<string, string>>()

  function add(one: Enlisted, groupIds: readonly string[]): Enlisted {
    all.push(one)
    const { key, userId, memberId } = one.profile
    byId.set(key, one)
    byId.set(userId, one)
    memberships.set(one, new Map(groupIds.map((id) => [id, memberId])))
    return one
  }

  const addNewcomer = ({ groupIds, ...newcomer }: Newcomer) =>
    add({ ...newcomer, driver: undefined, seededIn: groupIds }, groupIds)

  for (const driver of world.drivers) {
    const vehicle = world.vehicles[driver.index]
    const hasImage = driver.index % SOME_HAVE_NO_IMAGE !== 1
    if (vehicle)
      add({ profile: driver, vehicle, driver, hasImage, seededIn: [driver.groupId] }, [driver.groupId])
  }
  // A world without drivers has no newcomers either.
  if (world.drivers.length > 0)
    for (const newcomer of seedNewcomers(seed, world.groups)) addNewcomer(newcomer)

  const membership = (one: Enlisted) => memberships.get(one) ?? new Map<string, string>()

  const roster: Roster = {
    all: () => all,
    find: (id) => byId.get(id),
    findContact({ mobile, email }) {
      const [phone, address] = [barePhone(mobile), email.trim().toLowerCase()]
      return all.find(
        ({ profile }) =>
          (phone !== '' && barePhone(profile.mobile) === phone) ||
          (address !== '' && profile.email.toLowerCase() === address),
      )
    },
    isIn: (one, groupId) => membership(one).has(groupId),
    groupsOf: (one) => [...membership(one).keys()],
    membersOf: (groupId) => all.filter((one) => membership(one).has(groupId)),
    memberId: (one, groupId) => membership(one).get(groupId) ?? '',
    join(one, groupId, memberId = '') {
      membership(one).set(groupId, memberId)
      if (one.driver?.groupId === groupId) one.driver.memberId = memberId
    },
    leave: (one, groupId) => void membership(one).delete(groupId),
    edit({ profile, vehicle }, changes) {
      profile.name = { en: changes.name, my: changes.name }
      vehicle.vehicleNo = changes.vehicleNo
      const [brand = '', ...model] = changes.vehicle.trim().split(/\s+/)
      vehicle.brand = brand
      vehicle.model = model.join(' ')
    },
    register({ mobile, email, ...changes }) {
      const newcomer = aNewcomer(all.length - world.drivers.length + 1, { mobile, email })
      const one = addNewcomer(newcomer)
      roster.edit(one, changes)
      return one
    },
  }
  return roster
}
