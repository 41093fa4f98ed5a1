import { useState } from 'react'

interface Asked {
  readonly data: unknown
  readonly error: Error | null
  readonly isFetching: boolean
  /** The number of failures of this query: 0 during its first request. */
  readonly errorUpdateCount: number
}

/**
 * Keeps the error of a query until its next answer. TanStack Query resets the error of a query without data on a
 * refetch; kept, Try again stays mounted and keeps the focus. The error of another query, by `of`, is not kept.
 */
export function useFailure(
  { data, error, isFetching, errorUpdateCount }: Asked,
  of?: string | number,
): Error | undefined {
  const [last, setLast] = useState({ error, of })
  if (error && (error !== last.error || of !== last.of)) setLast({ error, of })
  if (error) return error
  const isKept = data === undefined && isFetching && errorUpdateCount > 0 && of === last.of
  return (isKept && last.error) || undefined
}
