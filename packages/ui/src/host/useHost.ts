import { useFleet } from '../provider/FleetContext.ts'
import type { HostChannel } from './HostChannel.ts'

/** The channel to the app around the page: `useHost().send(HOST_MESSAGE.driverArrived)`. */
export function useHost(): HostChannel {
  return useFleet().host
}
