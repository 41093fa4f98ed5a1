import type { FleetClientOptions } from '@fleetgis/api'
import { createFleetClient } from '@fleetgis/api'
import { balanceHistory, checkPin, topUpCheck, topUpRequests } from '@fleetgis/api/wallet'
import { dateOf, dayOf } from '../base/stamp.ts'
import { createRespond } from '../respond.ts'
import { FIRST_PIN } from '../wallet/pins.ts'
import type { World, WorldOptions } from '../world.ts'
import { ownLocks, pageTokenOf } from './clientOf.ts'
import { ORIGIN, openWorld } from './openWorld.ts'

/** The web view of a group's admin in a new world: `G001` requires a PIN, `G002` does not. */
export function openPanel(
  { userId = 'groups@fleetgis.example', groupId = 'G001' } = {},
  options: Partial<WorldOptions> = {},
  clientOptions: Partial<FleetClientOptions> = {},
) {
  const opened = openWorld({ drivers: 40, ...options })
  const { world } = opened
  const panel = panelOf(world, { userId, groupId }, clientOptions)
  return { ...opened, ...panel, staff: opened.client }
}

/** The web view of an admin in an existing world. */
export function panelOf(
  world: World,
  { userId, groupId }: { userId: string; groupId: string },
  options: Partial<FleetClientOptions> = {},
) {
  const admin = world.accounts.find(userId)
  if (!admin) throw new Error(`There is no account ${userId}.`)
  const respond = createRespond(world)
  const client = createFleetClient({
    bases: { main: ORIGIN },
    pageToken: pageTokenOf(world, admin),
    appId: '001',
    fetch: (input, init) => respond(new Request(input, init)),
    locks: ownLocks,
    retryAfter: 1,
    ...options,
  })
  const headers = { Authorization: `Bearer ${pageTokenOf(world, admin)}` }
  const drivers = world.drivers.filter((driver) => driver.groupId === groupId)
  const acting = { userId: admin.key, groupId }
  const today = dateOf(dayOf(world.now))

  return {
    client,
    headers,
    admin,
    acting,
    drivers,
    groupId,
    today,
    /** Checks whether a driver may be topped up. */
    check: (driverId: string) => client.call(topUpCheck, { ...acting, driverId }),
    /** Enters the PIN. */
    enterPin: (pin = FIRST_PIN) => client.call(checkPin, { ...acting, pin }),
    /** The whole history of a driver's wallet. */
    history: (driverId: string, days: { start?: string; end?: string } = {}) =>
      client.call(balanceHistory, {
        ...acting,
        driverId,
        start: days.start ?? '2026-10-01',
        end: days.end ?? '2027-12-31',
        page: 1,
        size: 10_000,
      }),
    /** The requests of the group. */
    requests: (filter: { start?: string; type?: string; search?: string } = {}) =>
      client.call(topUpRequests, {
        ...acting,
        start: today,
        end: today,
        type: '',
        search: '',
        page: 1,
        size: 300,
        ...filter,
      }),
    /** The balance of a driver's wallet, read from the ledger. */
    balance(driverId: string): number {
      const owner = world.roster.find(driverId)
      if (!owner) throw new Error(`There is no driver ${driverId}.`)
      return world.wallets.balance(owner, groupId, world.now)
    },
  }
}
