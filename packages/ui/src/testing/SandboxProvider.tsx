import { createFleetClient } from '@fleetgis/api'
import { type ReactNode, useState } from 'react'
import { FleetProvider, type FleetProviderProps } from '../provider/FleetProvider.tsx'

/** Answers the calls of one test or story, without any network. */
export type Answer = (request: Request) => Response | Promise<Response>

const nobody: Answer = (request) => {
  throw new TypeError(`No answer for ${request.method} ${request.url}.`)
}

export interface SandboxProviderProps extends Omit<FleetProviderProps, 'client'> {
  /** What the servers say; every call fails as unreachable unless given. */
  answer?: Answer | undefined
  children: ReactNode
}

/** A `FleetProvider` for tests and stories: its client asks a server of their own, which lives in memory. */
export function SandboxProvider({ answer = nobody, ...provider }: SandboxProviderProps) {
  const [client] = useState(() =>
    createFleetClient({
      bases: { main: 'https://fleet.example' },
      fetch: async (input, init) => answer(new Request(input, init)),
      retryAfter: 10,
    }),
  )
  return <FleetProvider {...provider} client={client} />
}
