import { type CallResult, createFleetClient, type FleetClientOptions } from '../core/client.ts'
import type { Access, Endpoint } from '../core/endpoint.ts'
import { fakeFetch, json } from './fakeFetch.ts'

/** One call to servers that give one answer. */
export function oneCall<Input, Query, Body, Wire, Output, A extends Access>(
  endpoint: Endpoint<Input, Query, Body, Wire, Output, A>,
  input: Input,
  reply: unknown = {},
  status = 200,
  options: Partial<FleetClientOptions> = {},
) {
  const { fetch, requests } = fakeFetch(() => json(reply, status))
  const client = createFleetClient({
    bases: {
      main: 'https://a.example',
      console: 'https://b.example',
      booking: 'https://k.example',
      chat: 'https://c.example',
      mainHost: 'https://m.example',
      gateway: 'https://g.example',
      nominatim: 'https://n.example',
      photon: 'https://p.example',
      places: 'https://s.example',
    },
    pageToken: 'page-token',
    retryAfter: 0,
    // Separate locks: Node shares those of the process, and an unknown outcome keeps its lock.
    locks: { request: (_name, _options, use) => use({}) },
    fetch,
    ...options,
  })
  return {
    /** The outcome of the call. */
    answer: (): Promise<CallResult<A, Output>> => client.call(endpoint, input),
    /** The sent request: method and address, token and body. */
    sent: async () => {
      await client.call(endpoint, input).catch(() => {})
      const [request] = requests
      return {
        request: `${request?.method} ${request?.url.href}`,
        authorization: request?.headers.get('Authorization'),
        contentType: request?.headers.get('Content-Type'),
        body: request?.body,
      }
    },
  }
}
