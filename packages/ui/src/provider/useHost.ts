import type { HostChannel } from '../host/HostChannel.ts'
import { useFleet } from './FleetContext.ts'

/** The channel to the app around the page: `useHost().send(HOST_MESSAGE.driverArrived)`. */
export function useHost(): HostChannel {
  return useFleet().host
}
