import type { Account } from '../auth/account.ts'
import { createRandom } from '../base/random.ts'
import { seesGroup } from '../bookings/access.ts'
import type { Booking } from '../bookings/booking.ts'
import { passengerOfBooking } from '../bookings/lists.ts'
import { findPerson, type Known } from '../people/findPerson.ts'
import { personName } from '../people/personName.ts'
import type { World } from '../world.ts'
import type { Message } from './chats.ts'

/** A person in a conversation, in the server's words (CHAT-13). */
export interface Participant {
  key: string
  name: string
  role: 'passenger' | 'driver' | 'admin'
}

/** Whether a booking concerns a person: its passenger, its drivers, and the admins of its group. */
export function isConcerned(world: World, booking: Booking, person: Known): boolean {
  switch (person.kind) {
    case 'passenger':
      return booking.passenger === person.index
    case 'driver':
      return driversOf(world, booking).includes(person.driver.index)
    case 'admin':
      return seesGroup(person.account, booking.groupId)
    default:
      return false
  }
}

/** The present and former drivers of a booking. */
function driversOf(world: World, booking: Booking): number[] {
  const drivers = world.bookings
    .life(booking, world.now)
    .steps.flatMap(({ driver }) => (driver === undefined ? [] : [driver]))
  return [...new Set(drivers)]
}

/**
 * The participants of a conversation: the passenger and drivers of a booking with messages, the admins of its group,
 * and the people whom calls have added.
 */
export function participantsOf(world: World, booking: Booking): Participant[] {
  const found = new Map<string, Participant>()
  const add = (person: Known | undefined) => {
    if (!person || person.kind === 'owner') return
    found.set(person.key, { key: person.key, name: person.name, role: person.kind })
  }
  const added = world.chats.joined(booking)
  if (
    added.length === 0 ||
    world.chats.messages(booking, world.now).some(({ from }) => from === 'passenger')
  ) {
    add(findPerson(world, passengerOfBooking(world, booking)?.key ?? ''))
    for (const index of driversOf(world, booking)) add(findPerson(world, world.drivers[index]?.key ?? ''))
  }
  for (const account of world.accounts.all()) {
    if (isAdminOfStanding(account, booking)) add(findPerson(world, account.key))
  }
  for (const key of added) add(findPerson(world, key))
  return [...found.values()]
}

/** Whether a person is in a conversation. Staff of all groups read those of the standing bookings, and are not listed. */
export function takesPart(world: World, booking: Booking, person: Known): boolean {
  if (world.chats.joined(booking).includes(person.key)) return true
  if (person.kind === 'admin')
    return booking.origin.kind === 'standing' && seesGroup(person.account, booking.groupId)
  return (
    isConcerned(world, booking, person) &&
    participantsOf(world, booking).some(({ key }) => key === person.key)
  )
}

const isAdminOfStanding = ({ groupIds }: Account, { origin, groupId }: Booking) =>
  origin.kind === 'standing' && groupIds !== undefined && groupIds.includes(groupId)

const DISPATCHER = 'dispatcher'

/** The name of the dispatcher of a group, who is not among the participants: messages alone carry it. */
const dispatcherName = ({ seed }: World, { groupId }: Booking) =>
  personName(createRandom(seed, DISPATCHER, groupId)).en

/** The id and the name of a message's sender. */
export function senderOf(world: World, booking: Booking, { from }: Message): { id: string; name: string } {
  if (from === 'dispatcher') return { id: DISPATCHER, name: dispatcherName(world, booking) }
  if (from === 'passenger') {
    const passenger = passengerOfBooking(world, booking)
    return { id: passenger?.key ?? '', name: passenger?.name ?? '' }
  }
  if ('driver' in from) {
    const driver = world.drivers[from.driver]
    return { id: driver?.key ?? '', name: driver?.name.en ?? '' }
  }
  return { id: from.key, name: findPerson(world, from.key)?.name ?? '' }
}
