import type { FleetClient } from '@fleetgis/api'
import { reportOnce } from '../reportOnce.ts'

const MISSING =
  'A connected widget of @fleetgis/ui needs a client: <FleetProvider client={createFleetClient({ ... })}>. Views need none.'

/** The client of a provider without one: every call fails, and the console says why, once. */
export const noClient: FleetClient = {
  writeTimeout: 0,
  hasIdempotency: () => false,
  scope: () => 'no client',
  followUser: () => () => {},
  identity: () => ({ appId: undefined, userId: undefined, page: '/' }),
  call: () => {
    reportOnce(MISSING)
    return Promise.reject(new Error(MISSING))
  },
}
