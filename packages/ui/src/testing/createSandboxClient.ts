import { createFleetClient, type FleetClient } from '@fleetgis/api'
import type { World } from '@fleetgis/sandbox'

interface SandboxClientOptions {
  /** The common origin of all servers, as in the sandbox. */
  origin: string
  /** Issues the token. */
  world?: World | undefined
  /** The user id whose token the calls carry. */
  signedInAs?: string | undefined
  /** How long the token is valid, in milliseconds. */
  lifetime?: number | undefined
  fetch?: typeof globalThis.fetch
}

/** Creates the client of a test or story. */
export function createSandboxClient({
  origin,
  world,
  signedInAs,
  lifetime,
  ...options
}: SandboxClientOptions): FleetClient {
  const token =
    world && signedInAs && world.tokens.issue({ kind: 'access', userId: signedInAs }, world.now, lifetime)
  const client = createFleetClient({
    ...options,
    bases: { main: origin },
    pageToken: token || undefined,
    appId: '001',
    mapsKey: 'sandbox',
    retryAfter: 10,
    // Its servers are not shared with other tabs.
    locks: { request: (_name, _options, use) => use({}) },
  })
  // A token says nothing about its user.
  return { ...client, identity: () => ({ ...client.identity(), userId: signedInAs }) }
}
