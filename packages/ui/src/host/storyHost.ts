import { useMemo } from 'react'
import { useFleet } from '../provider/FleetContext.ts'
import type { HostChannel } from './HostChannel.ts'

/** A host for a story that forwards messages to Storybook's host, whose panel "Host app" lists them. */
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
