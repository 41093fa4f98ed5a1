import { createFleetClient, type FleetClientOptions } from '../core/client.ts'
import { fakeFetch, type Respond } from './fakeFetch.ts'

/** A client whose servers call `respond`, and the requests that they received. */
export function fakeClient(respond: Respond, options: Partial<FleetClientOptions> = {}) {
  const { fetch, requests } = fakeFetch(respond)
  const client = createFleetClient({ bases: { main: 'https://a.example' }, fetch, ...options })
  return { client, requests }
}
