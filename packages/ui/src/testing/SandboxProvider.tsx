import { createFleetClient } from '@fleetgis/api'
import { createRespond, type Fault, type World } from '@fleetgis/sandbox'
import { type ReactNode, useContext, useState } from 'react'
import { FleetContext } from '../provider/FleetContext.ts'
import { FleetProvider, type FleetProviderProps } from '../provider/FleetProvider.tsx'
import { createFakeHost } from './createFakeHost.ts'

/** Answers the calls of one test or story, without any network. */
export type Answer = (request: Request) => Response | Promise<Response>

/** Stands between the client and its servers: passes a call on, delays it, or fails it as a network does. */
export type Network = (request: Request, answer: Answer) => ReturnType<Answer>

/** One origin for all servers, as the sandbox has it. */
const ORIGIN = 'https://fleet.example'

export interface SandboxProviderProps extends Omit<FleetProviderProps, 'client'> {
  /**
   * Makes the world that answers: `() => rushHour()`. It is made once, and its clock is the provider's. To move that,
   * make the world first and give its `createFakeClock` too.
   */
  world?: (() => World) | undefined
  /** What goes wrong with the world's answers from the start. */
  faults?: readonly Fault[] | undefined
  /** The user id whose token calls carry; `signIns` of `@fleetgis/sandbox` lists some. */
  signedInAs?: string | undefined
  /** Answers in place of a world. Without either every call fails, as with servers out of reach. */
  answer?: Answer | undefined
  /** Receives each call with what answers it: to record it, to delay it, or to answer in its place. */
  network?: Network | undefined
  children: ReactNode
}

/**
 * A `FleetProvider` for tests and stories: its client asks servers of their own, which live in memory. Its host is that
 * of a provider around it, or a `createFakeHost`, unless one is given.
 */
export function SandboxProvider({
  world: makeWorld,
  faults,
  signedInAs,
  answer,
  network = (request, pass) => pass(request),
  ...provider
}: SandboxProviderProps) {
  const around = useContext(FleetContext)
  const [{ client, clock, host }] = useState(() => {
    const world = makeWorld?.()
    if (faults) world?.faults.set(faults)
    const respond = answer ?? (world && createRespond(world)) ?? nobody
    const token = world && signedInAs && world.tokens.issue({ kind: 'access', userId: signedInAs }, world.now)
    const client = createFleetClient({
      bases: { main: ORIGIN },
      fetch: async (input, init) => network(new Request(input, init), respond),
      pageToken: token || undefined,
      appId: '001',
      retryAfter: 10,
      // Servers of their own are reached from no other tab.
      locks: { request: (_name, _options, use) => use({}) },
    })
    return { client, clock: world && { now: () => world.now }, host: createFakeHost() }
  })
  return (
    <FleetProvider host={around?.host ?? host} {...(clock ? { clock } : {})} {...provider} client={client} />
  )
}

const nobody: Answer = (request) => {
  throw new TypeError(`No answer for ${request.method} ${request.url}: give a world or an answer.`)
}
