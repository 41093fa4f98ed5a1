import { createFleetClient, type FleetClient, type FleetClientOptions, type TabLocks } from '@fleetgis/api'
import { createRespond } from '../respond.ts'
import type { World } from '../world.ts'
import { ORIGIN } from './openWorld.ts'

/** The token of an open web view. */
export const pageTokenOf = (world: World, { userId }: { userId: string }): string =>
  world.tokens.issue({ kind: 'page', userId }, world.now)

/** Locks of a separate browser for each client, so that clients do not wait for each other. */
export const ownLocks: TabLocks = { request: (_name, _options, use) => use({}) }

/** The client of an open web view. Several may share a world. */
export function clientOf(
  world: World,
  person: { userId: string },
  options: Partial<FleetClientOptions> = {},
): FleetClient {
  const respond = createRespond(world)
  return createFleetClient({
    bases: { main: ORIGIN, chat: ORIGIN, gateway: ORIGIN },
    pageToken: pageTokenOf(world, person),
    appId: '001',
    fetch: (input, init) => respond(new Request(input, init)),
    locks: ownLocks,
    retryAfter: 1,
    ...options,
  })
}
