import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { FleetClient } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import { ofClient } from './ofClient.ts'

/** The options of a query of any read, and more of them; its key is the call's id with its input and the client's scope. */
export function callQuery<Input, Query, Body, Wire, Output>(
  client: FleetClient,
  endpoint: Endpoint<Input, Query, Body, Wire, Output, 'read'>,
  input: Input,
  more: {
    staleTime?: number
    gcTime?: number
    structuralSharing?: boolean | ((before: unknown, now: unknown) => unknown)
  } = {},
) {
  return ofClient(
    client,
    queryOptions({
      // One type of key for all calls, so that a widget can choose between them.
      queryKey: (input === undefined ? [endpoint.id] : [endpoint.id, input]) as QueryKey,
      queryFn: ({ signal }) => client.call(endpoint, input, { signal }),
      ...more,
    }),
  )
}
