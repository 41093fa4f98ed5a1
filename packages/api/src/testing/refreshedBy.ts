import { type MutationKey, MutationObserver, type MutationOptions, QueryClient } from '@tanstack/react-query'
import { vi } from 'vitest'
import type { FleetClient } from '../core/client.ts'
import { fakeClient } from './fakeClient.ts'
import { json } from './fakeFetch.ts'

/** The request of a mutation, and the keys of the queries that it refetches. */
export async function refreshedBy<Input, Output>(
  mutation: (client: FleetClient) => MutationOptions<Output, Error, Input>,
  input: Input,
): Promise<{ key: MutationKey | undefined; path: string | undefined; refreshed: unknown[] }> {
  const { client, requests } = fakeClient(() => json({ status: 200 }))
  const options = mutation(client)
  const queries = new QueryClient()
  const invalidate = vi.spyOn(queries, 'invalidateQueries')
  await new MutationObserver(queries, options).mutate(input)
  return {
    key: options.mutationKey,
    path: requests[0]?.url.pathname,
    refreshed: invalidate.mock.calls.map(([filters]) => filters?.queryKey?.[0]),
  }
}
