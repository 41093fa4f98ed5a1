import { readFileSync } from 'node:fs'
import { withSandboxAt } from '../../apps/console/build/configFile.ts'
import {
  createGatewayServer,
  createSandboxServer,
  createWorld,
  type SignIn,
  type World,
} from '../../packages/sandbox/src/server.ts'
import type { City } from '../../packages/sandbox/src/streets/city.ts'
import { startPreview } from '../../tools/preview.ts'
import { storedSession } from '../browsers/storedSession.ts'

const FOLDER = 'apps/console/dist'

/** Noon in Yangon, on a Friday. The clock of servers and pages stands still, so that two tours are alike. */
export const NOW = Date.parse('2026-11-20T05:30:00Z')

/** The world that is toured: with as many drivers as journeys have, whose check-ins load in seconds. */
export const openWorld = (options: { city?: City; gatewayAddress?: string } = {}): World =>
  createWorld({ ...options, seed: 1, now: NOW, drivers: 60 })

/** The production build of the console, and its servers. */
export interface Site {
  /** Of the console, without a slash at the end. */
  readonly address: string
  /** What a browser keeps of a sign-in, by its key. */
  sessionOf(user: SignIn): Record<string, string>
  /** Begins the world again, without what earlier visits have changed. */
  renew(): Promise<void>
  close(): Promise<void>
}

/** Opens a site with ports of its own. */
export async function openSite(city: City): Promise<Site> {
  const clock = () => NOW
  let address = ''
  const toConsole = () => address
  const gateway = await createGatewayServer({ port: 0, console: toConsole })
  const open = (port: number) => {
    const world = openWorld({ city, gatewayAddress: gateway.address })
    return createSandboxServer({ world, port, clock, console: toConsole })
  }
  // A token is one of every world with the same seed.
  const { tokens } = openWorld({ city })
  let sandbox = await open(0)
  const shipped = readFileSync(`${FOLDER}/config.json`, 'utf8')
  const config = withSandboxAt(shipped, { sandbox: sandbox.port, gateway: gateway.port })
  const preview = await startPreview({ folder: FOLDER, port: 0, clock, config })
  address = preview.address
  return {
    address,
    sessionOf: (user) => storedSession({ tokens, now: NOW }, user),
    async renew() {
      await sandbox.close()
      sandbox = await open(sandbox.port)
    },
    async close() {
      await Promise.allSettled([preview.close(), sandbox.close(), gateway.close()])
    },
  }
}
