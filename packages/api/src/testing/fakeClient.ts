import { createFleetClient, type FleetClientOptions } from '../core/client.ts'
import type { TabLocks } from '../core/once.ts'
import { fakeFetch, type Respond } from './fakeFetch.ts'

/** A browser with one tab. Node's own locks are those of the process, which test files run beside each other share. */
const oneTab: TabLocks = { request: (_name, _options, use) => use({}) }

/** A client whose servers call `respond`, and the requests that they received. */
export function fakeClient(respond: Respond, options: Partial<FleetClientOptions> = {}) {
  const { fetch, requests } = fakeFetch(respond)
  const client = createFleetClient({ bases: { main: 'https://a.example' }, fetch, locks: oneTab, ...options })
  return { client, requests }
}
