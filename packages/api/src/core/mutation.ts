import { mutationOptions } from '@tanstack/react-query'
import type { FleetClient } from './client.ts'
import type { Access, AnyEndpoint, Endpoint } from './endpoint.ts'

/**
 * How a screen sends a call that changes something: at once or not at all, so that nothing waits offline to be sent
 * later, and never again by itself. However it ended, the queries of the `refreshed` calls are asked again: a
 * refusal too says that what is shown may be old.
 */
export function callMutation<Input, Query, Body, Wire, Output, A extends Exclude<Access, 'read'>>(
  client: FleetClient,
  endpoint: Endpoint<string, Input, Query, Body, Wire, Output, A>,
  refreshed: readonly AnyEndpoint[] = [],
) {
  return mutationOptions({
    mutationKey: [endpoint.id],
    mutationFn: (input: Input) => client.call(endpoint, input),
    networkMode: 'always',
    retry: 0,
    // What was typed, a PIN or a password among it, does not stay behind in memory.
    gcTime: 0,
    onSettled: (_result, _error, _input, _before, { client: queries }) => {
      for (const { id } of refreshed) void queries.invalidateQueries({ queryKey: [id] })
    },
  })
}
