import type { UseQueryResult } from '@tanstack/react-query'

/** Of several queries that show one thing, the one whose state is shown: a failed one, one that loads, else the first. */
export function firstFailed<Data>(
  queries: readonly UseQueryResult<Data, Error>[],
): UseQueryResult<Data, Error> {
  const shown =
    queries.find(({ error }) => error) ?? queries.find(({ data }) => data === undefined) ?? queries[0]
  if (shown === undefined) throw new Error('firstFailed needs a query.')
  return shown
}
