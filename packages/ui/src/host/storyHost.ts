import type { HostMessage } from '@fleetgis/domain/host'
import { useMemo } from 'react'
import { useFleet } from '../provider/FleetContext.ts'
import { createFakeHost } from '../testing/createFakeHost.ts'
import type { HostChannel } from './HostChannel.ts'

/** A host that a story listens to itself; Storybook's, which the panel "Host app" shows, hears the same. */
export function useStoryHost(onMessage: (message: HostMessage) => void): HostChannel {
  const { host } = useFleet()
  return useMemo(
    () =>
      createFakeHost({
        onMessage: (message) => {
          onMessage(message)
          host.send(message)
        },
      }),
    [host, onMessage],
  )
}
