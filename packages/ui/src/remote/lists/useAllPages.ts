import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Failure } from '../../provider/Failure.ts'
import { useFleet } from '../../provider/FleetContext.ts'
import { type Remote, useRemote } from '../calls/useRemote.ts'
import { failureOf } from '../failures/failureOf.ts'

export interface AllPagesOptions<Page, Row> {
  /** Returns the rows of a page. Keep the function between renders. */
  rowsOf: (page: Page) => readonly Row[]
  /** Returns how many rows the server has, where it says so. */
  totalOf?: ((page: Page) => number) | undefined
  /** Whether to load at all; true unless given. */
  isWanted?: boolean | undefined
  /** Loading stops at this number of rows. */
  maxRows: number
}

/** A list that loads page after page by itself. Its rows are usable from the first page on. */
export interface AllPages<Row> extends Pick<Remote<unknown>, 'age' | 'staleness' | 'isSignedOut'> {
  /** The rows of all loaded pages; undefined before the first. */
  readonly rows: readonly Row[] | undefined
  /** The same rows by page. A loaded page keeps its identity, so that work on it can be memoized. */
  readonly pages: readonly (readonly Row[])[]
  readonly progress: { readonly loaded: number; readonly total?: number | undefined }
  /** Why there are no rows, or why the following pages are missing. */
  readonly failure: Failure | undefined
  readonly isFetching: boolean
  /** Whether all rows are loaded, or as many as `maxRows`. */
  readonly isComplete: boolean
  /** Whether loading stopped at `maxRows` although there are more rows. */
  readonly isCapped: boolean
  readonly isCancelled: boolean
  /** Stops loading and keeps the loaded rows. */
  readonly cancel: () => void
  /** Continues after a failure or a cancel; refetches a complete list. */
  readonly retry: () => void
}

const NO_PAGES: readonly never[] = []

/**
 * Loads all pages of an infinite query, one request at a time. Only `retry` refetches them, because focus or reconnect
 * would repeat every request.
 */
export function useAllPages<Page, Row, Key extends QueryKey>(
  query: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, number>,
  { rowsOf, totalOf, isWanted = true, maxRows }: AllPagesOptions<Page, Row>,
): AllPages<Row> {
  const { t } = useFleet()
  const queries = useQueryClient()
  const { queryKey } = query
  const list = JSON.stringify(queryKey)
  const [cancelledList, setCancelledList] = useState<string>()
  const isCancelled = cancelledList === list
  const state = useInfiniteQuery({
    ...query,
    enabled: isWanted && !isCancelled,
    staleTime: Number.POSITIVE_INFINITY,
    // A deep comparison of all loaded rows with each page would block the page.
    structuralSharing: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = state
  const remote = useRemote(state)

  const pages = useMemo(() => data?.pages.map(rowsOf) ?? NO_PAGES, [data, rowsOf])
  const rows = useMemo(() => (data ? pages.flat() : undefined), [data, pages])
  const loaded = rows?.length ?? 0
  const isCapped = hasNextPage && loaded >= maxRows
  const hasMore = hasNextPage && !isCapped
  const isWaiting =
    isWanted && hasMore && !isFetching && !isFetchNextPageError && !isCancelled && !remote.staleness

  useEffect(() => {
    if (isWaiting) void fetchNextPage({ cancelRefetch: false })
  }, [isWaiting, fetchNextPage])

  const refetch = remote.retry
  const last = data?.pages[data.pages.length - 1]
  return {
    rows,
    pages,
    progress: { loaded, total: last === undefined ? undefined : totalOf?.(last) },
    failure: remote.failure ?? (isFetchNextPageError ? failureOf(error, t) : undefined),
    age: remote.age,
    staleness: remote.staleness,
    isSignedOut: remote.isSignedOut,
    isFetching,
    isComplete: data !== undefined && !hasMore,
    isCapped,
    isCancelled,
    cancel() {
      setCancelledList(list)
      void queries.cancelQueries({ queryKey, exact: true })
    },
    retry() {
      setCancelledList(undefined)
      if (hasMore) void fetchNextPage({ cancelRefetch: false })
      else refetch()
    },
  }
}
