import { useMemo } from 'react'
import { useFleet } from '../provider/FleetContext.ts'
import type { HostChannel } from './HostChannel.ts'

/** The host of a story, which it listens to itself; Storybook's, which the panel "Host app" shows, hears the same. */
export function useStoryHost(own: HostChannel): HostChannel {
  const { host: around } = useFleet()
  return useMemo(
    () => ({
      send(message) {
        own.send(message)
        around.send(message)
      },
      getToken: () => own.getToken(),
    }),
    [own, around],
  )
}
