import { mutationOptions } from '@tanstack/react-query'
import type { FleetClient } from './client.ts'
import type { AnyEndpoint, Endpoint } from './endpoint.ts'

/**
 * The options of a mutation that moves no money: it is sent at once or not at all, never queued offline, and never retried. After any
 * outcome the queries of the `refreshed` calls are invalidated: a refusal also means that the shown data may be stale.
 */
export function callMutation<Input, Query, Body, Wire, Output>(
  client: FleetClient,
  endpoint: Endpoint<Input, Query, Body, Wire, Output, 'write'>,
  refreshed: readonly AnyEndpoint[] = [],
) {
  return sentOnce(endpoint, refreshed, (input: Input) => client.call(endpoint, input))
}

/** What a call of money takes beside its input. */
export interface Keyed {
  /** The id of its kept intent, which is its key until its outcome is known (CF-170); one of the client unless given. */
  readonly idempotencyKey?: string | undefined
}

/** The options of a mutation that moves money or a booking: those of `callMutation`, with the key of its intent. */
export function moneyMutation<Input extends object, Query, Body, Wire, Output>(
  client: FleetClient,
  endpoint: Endpoint<Input, Query, Body, Wire, Output, 'money'>,
  refreshed: readonly AnyEndpoint[] = [],
) {
  return sentOnce(endpoint, refreshed, ({ idempotencyKey, ...input }: Input & Keyed) =>
    client.call(endpoint, input as unknown as Input, { idempotencyKey }),
  )
}

function sentOnce<Input, Result>(
  { id }: AnyEndpoint,
  refreshed: readonly AnyEndpoint[],
  mutationFn: (input: Input) => Promise<Result>,
) {
  return mutationOptions({
    mutationKey: [id],
    mutationFn,
    networkMode: 'always',
    retry: 0,
    // A form shows the failure itself, whatever its query client does by default.
    throwOnError: false,
    // The input, which may have a PIN or a password, must not stay in memory.
    gcTime: 0,
    onSettled: (_result, _error, _input, _before, { client: queries }) => {
      for (const { id } of refreshed) void queries.invalidateQueries({ queryKey: [id] })
    },
  })
}
