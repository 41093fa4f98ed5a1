import { mutationOptions } from '@tanstack/react-query'
import type { FleetClient } from './client.ts'
import type { Access, AnyEndpoint, Endpoint } from './endpoint.ts'

/**
 * The options of a mutation: it is sent at once or not at all, never queued offline, and never retried. After any
 * outcome the queries of the `refreshed` calls are invalidated: a refusal also means that the shown data may be stale.
 */
export function callMutation<Input, Query, Body, Wire, Output, A extends Exclude<Access, 'read'>>(
  client: FleetClient,
  endpoint: Endpoint<Input, Query, Body, Wire, Output, A>,
  refreshed: readonly AnyEndpoint[] = [],
) {
  return mutationOptions({
    mutationKey: [endpoint.id],
    mutationFn: (input: Input) => client.call(endpoint, input),
    networkMode: 'always',
    retry: 0,
    // The input, which may have a PIN or a password, must not stay in memory.
    gcTime: 0,
    onSettled: (_result, _error, _input, _before, { client: queries }) => {
      for (const { id } of refreshed) void queries.invalidateQueries({ queryKey: [id] })
    },
  })
}
