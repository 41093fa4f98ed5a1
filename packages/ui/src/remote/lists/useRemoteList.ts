import { appendPage } from '@fleetgis/domain/paging'
import { useCallback, useMemo } from 'react'
import type { PagedListProps } from '../../primitives/lists/PagedListProps.ts'
import { type Remote, type RemoteQuery, useRemote } from '../calls/useRemote.ts'

/** The fields that `useRemoteList` reads of an infinite query. */
export interface RemoteListQuery<Page> extends RemoteQuery<{ readonly pages: readonly Page[] }> {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly isRefetchError: boolean
  readonly fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<unknown>
}

export interface RemoteListOptions<Page, Row> {
  /** Returns the rows of a page. Keep the function between renders. */
  rowsOf: (page: Page) => readonly Row[]
  /** The unique key of a row: a row of two pages is listed once. Keep the function between renders. */
  keyOf: (row: Row) => string
}

export interface RemoteList<Row>
  extends Remote<readonly Row[]>,
    Omit<PagedListProps, 'total' | 'onRetry' | 'isFetching' | 'staleness'> {
  /** Whether the server has more rows, also where they cannot be loaded now. */
  readonly hasNextPage: boolean
}

/** The state of an infinite query: `useRemote` over all its pages, and the props of `InfiniteList`. */
export function useRemoteList<Page, Row>(
  query: RemoteListQuery<Page>,
  { rowsOf, keyOf }: RemoteListOptions<Page, Row>,
): RemoteList<Row> {
  const { data, fetchNextPage } = query
  const rows = useMemo(
    // All pages at once: page after page, a thousand pages would be read half a million times.
    () => data && appendPage([], data.pages.flatMap(rowsOf), keyOf),
    [data, rowsOf, keyOf],
  )
  return {
    ...useRemote(query),
    data: rows,
    // A failed next page would replace the failure of the list, and say so a second time (CF-115). Without rows the list
    // would be called empty.
    hasMore: query.hasNextPage && (!query.isRefetchError || rows?.length === 0),
    hasNextPage: query.hasNextPage,
    // During a refetch of the list the next page waits for its end.
    isLoadingMore: query.isFetchingNextPage || (query.isFetching && query.hasNextPage),
    hasFailedMore: query.isFetchNextPageError,
    onLoadMore: useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]),
  }
}

/** The number of rows on all pages, as the last one says. */
export const totalOf = (
  data: { readonly pages: readonly { readonly total: number }[] } | undefined,
): number => data?.pages[data.pages.length - 1]?.total ?? 0
