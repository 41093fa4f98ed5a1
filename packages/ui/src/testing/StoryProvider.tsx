import { type ReactNode, useContext, useState } from 'react'
import { FleetContext } from '../provider/FleetContext.ts'
import { FleetProvider, type FleetProviderProps } from '../provider/FleetProvider.tsx'
import { createFakeHost } from './createFakeHost.ts'
import { createSandboxClient } from './createSandboxClient.ts'
import type { StoryServers } from './storyServers.ts'

export interface StoryProviderProps extends Omit<FleetProviderProps, 'client'> {
  /** Without them every call fails, as with unreachable servers. */
  servers: StoryServers | undefined
  /** The user id whose token the calls carry. */
  signedInAs?: string | undefined
  children: ReactNode
}

/**
 * A `FleetProvider` for stories, with a client that calls the servers of a story over the network: MSW's service worker
 * responds. Its clock is the world's; its host is the given one, that of a provider around it, or a `createFakeHost`.
 */
export function StoryProvider({ servers, signedInAs, ...provider }: StoryProviderProps) {
  const around = useContext(FleetContext)
  const [{ client, clock, host }] = useState(() => {
    const { world, origin = 'https://unreachable.example', fetch = unreachable } = servers ?? {}
    return {
      client: createSandboxClient({ origin, world, signedInAs, fetch }),
      clock: world && { now: () => world.now },
      host: createFakeHost(),
    }
  })
  return (
    <FleetProvider host={around?.host ?? host} {...(clock ? { clock } : {})} {...provider} client={client} />
  )
}

const unreachable: typeof globalThis.fetch = async (input) => {
  throw new TypeError(`${String(input)} is unreachable: give the story a world or an answer.`)
}
