import { readyLinks, type World } from '@fleetgis/sandbox'
import type { ContractOptions } from '../checkContract.ts'

/** The options of a check for each kind of user of a sandbox world, whose servers have the address `url`. */
export function usersOf(world: World, url: string, now: number) {
  /** The user of a web view, by the title of its link. */
  function viewer(title: string): ContractOptions {
    const link = readyLinks(world).find((one) => one.title === title)
    if (!link) throw new Error(`There is no link ${title}.`)
    const query = new URL(link.path, url).searchParams
    const ids = {
      userId: query.get('driverid') ?? query.get('passengerid') ?? '',
      ...(query.has('domainid') && { groupId: query.get('domainid') ?? '' }),
    }
    return { bases: { main: url }, token: query.get('token') ?? '', ids, now }
  }

  /** A user of the console. */
  function staff(userId: string): ContractOptions {
    const account = world.accounts.find(userId)
    if (!account) throw new Error(`${userId} has no account.`)
    const token = world.tokens.issue({ kind: 'access', userId }, now)
    return { bases: { main: url }, token, ids: { userId: account.key, mailToken: 'reset-valid' }, now }
  }

  /** Users of whom each read has an answer for one. */
  const everyone = () => [
    staff('admin@fleetgis.example'),
    viewer('Group admin: bookings'),
    viewer('Driver: bookings'),
    viewer('Passenger: bookings'),
    viewer('Owner: several vehicles'),
  ]
  return { viewer, staff, everyone }
}
