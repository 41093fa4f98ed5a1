import { useLast } from '../calls/useLast.ts'

interface Asked {
  readonly data: unknown
  readonly error: Error | null
  readonly isFetching: boolean
  /** The number of failures of this query: 0 during its first request. */
  readonly errorUpdateCount: number
}

/**
 * Keeps the error of a query until its next answer. TanStack Query resets the error of a query without data on a
 * refetch; kept, Try again stays mounted and keeps the focus.
 */
export function useFailure({ data, error, isFetching, errorUpdateCount }: Asked): Error | undefined {
  const last = useLast(error ?? undefined)
  if (error) return error
  return data === undefined && isFetching && errorUpdateCount > 0 ? last : undefined
}
