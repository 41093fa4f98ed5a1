import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** Fetches a query now. An answer that is under way is not used, because it may be older than this moment. */
export async function readAgain<Data, Key extends QueryKey>(
  queries: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  await queries.cancelQueries({ queryKey: query.queryKey, exact: true })
  return queries.fetchQuery({ ...query, staleTime: 0 })
}
