import type { QueryKey } from '@tanstack/react-query'
import type { FleetClient } from './client.ts'
import { withQueryFn } from './withQueryFn.ts'

/**
 * What each query of the fleet's servers has, whatever its query client does by default: the fleet client repeats what
 * may be repeated, and a call starts even while the browser reports that it is offline, so that a failure shows at once.
 * It is shown beside the rows that are there, which a thrown one would replace; and only a query that says so shows the
 * rows of another input until its own arrive.
 */
const SENT_AT_ONCE = {
  retry: false,
  networkMode: 'always',
  refetchOnReconnect: true,
  throwOnError: false,
  placeholderData: undefined,
} as const

/** The options of a query, with the scope of its client in the key: no other client reads its answer. */
export const ofClient = <Options extends { queryKey: QueryKey; queryFn?: unknown }>(
  client: FleetClient,
  options: Options,
) => withQueryFn<Options>({ ...SENT_AT_ONCE, ...options, queryKey: [...options.queryKey, client.scope()] })
