import { useLast } from './useLast.ts'

interface Asked {
  readonly data: unknown
  readonly error: Error | null
  readonly isFetching: boolean
  /** How often this query has failed: none of them for one that is asked for the first time. */
  readonly errorUpdateCount: number
}

/**
 * Why a query failed. A query without data forgets that when it is asked again; here it counts until there is another
 * answer, so that Try again stays in its place and keeps the focus.
 */
export function useFailure({ data, error, isFetching, errorUpdateCount }: Asked): Error | undefined {
  const last = useLast(error ?? undefined)
  if (error) return error
  return data === undefined && isFetching && errorUpdateCount > 0 ? last : undefined
}
