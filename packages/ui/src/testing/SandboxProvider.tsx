import { createRespond, type Fault, rushHour, tile, type World } from '@fleetgis/sandbox'
import { type ReactNode, useContext, useState } from 'react'
import { FleetContext, type Tiles } from '../provider/FleetContext.ts'
import { FleetProvider, type FleetProviderProps } from '../provider/FleetProvider.tsx'
import { createFakeHost } from './createFakeHost.ts'
import { createSandboxClient } from './createSandboxClient.ts'

/** Responds to the calls of one test or story, without a network. */
export type Answer = (request: Request) => Response | Promise<Response>

/** Intercepts calls between the client and its servers: forwards a call, delays it, or rejects as a network does. */
export type Network = (request: Request, answer: Answer) => ReturnType<Answer>

const ORIGIN = 'https://fleet.example'

/** In milliseconds. */
const MONTH = 30 * 24 * 3_600_000

export interface SandboxProviderProps extends Omit<FleetProviderProps, 'client'> {
  /**
   * Creates the world that responds: `() => rushHour()`. Called once; the provider uses the world's clock. To move that
   * clock, create the world first and pass its `createFakeClock` too.
   */
  world?: (() => World) | undefined
  /**
   * A demo: the world is a city whose clock runs with the machine's, so that its drivers move, and its maps have the
   * city's streets. `rushHour` without a `world` of its own, which should then start now.
   */
  live?: boolean
  /** The initial faults of the world's responses. */
  faults?: readonly Fault[] | undefined
  /** The user id whose token the calls carry; `signIns` of `@fleetgis/sandbox` lists some. */
  signedInAs?: string | undefined
  /** Responds in place of a world. Without either every call fails, as with unreachable servers. */
  answer?: Answer | undefined
  /** Intercepts each call: to record it, delay it, or respond to it. */
  network?: Network | undefined
  children: ReactNode
}

/**
 * A `FleetProvider` for tests and stories, with a client whose servers are in memory. Its host is the given one, that
 * of a provider around it, or a `createFakeHost`.
 */
export function SandboxProvider({
  world: makeWorld,
  live = false,
  faults,
  signedInAs,
  answer,
  network = (request, pass) => pass(request),
  ...provider
}: SandboxProviderProps) {
  const around = useContext(FleetContext)
  const [{ client, clock, host, tiles }] = useState(() => {
    const world = makeWorld?.() ?? (live ? rushHour({ now: Date.now() }) : undefined)
    if (faults) world?.faults.set(faults)
    const respond = answer ?? (world && createRespond(world, live ? { clock: Date.now } : {})) ?? noAnswer
    const client = createSandboxClient({
      origin: ORIGIN,
      world,
      signedInAs,
      // A demo or a test outlives an access token, and this client has no session that renews one.
      lifetime: MONTH,
      fetch: async (input, init) => network(new Request(input, init), respond),
    })
    return {
      client,
      clock: world && { now: live ? () => Date.now() : () => world.now },
      host: createFakeHost(),
      tiles: world && live ? streetsOf(world) : undefined,
    }
  })
  return (
    <FleetProvider
      host={around?.host ?? host}
      tiles={tiles}
      {...(clock ? { clock } : {})}
      {...provider}
      client={client}
    />
  )
}

/** The tiles of a world's city, drawn in the page. */
function streetsOf(world: World): Tiles {
  return {
    url: ({ z, x, y }) => `data:image/svg+xml,${encodeURIComponent(tile(world, z, x, y) ?? '')}`,
    attribution: 'Fleet GIS sandbox',
  }
}

const noAnswer: Answer = (request) => {
  throw new TypeError(`No answer for ${request.method} ${request.url}: give a world or an answer.`)
}
