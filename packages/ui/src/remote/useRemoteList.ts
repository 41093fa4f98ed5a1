import { appendPage } from '@fleetgis/domain/paging'
import { useCallback, useMemo } from 'react'
import type { PagedListProps } from '../primitives/lists/PagedListProps.ts'
import { type Remote, type RemoteQuery, useRemote } from './useRemote.ts'

/** The fields that `useRemoteList` reads of an infinite query. */
export interface RemoteListQuery<Page> extends RemoteQuery<{ readonly pages: readonly Page[] }> {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<unknown>
}

export interface RemoteListOptions<Page, Row> {
  /** The rows of a page. Keep the function between renders. */
  rowsOf: (page: Page) => readonly Row[]
  /** What tells two rows apart: a row of two pages is listed once. Keep the function between renders. */
  keyOf: (row: Row) => string
}

/** How a list that loads page after page is going: `useRemote` over all its pages, and what `InfiniteList` needs. */
export function useRemoteList<Page, Row>(
  query: RemoteListQuery<Page>,
  { rowsOf, keyOf }: RemoteListOptions<Page, Row>,
): Remote<readonly Row[]> & Omit<PagedListProps, 'total' | 'onRetry' | 'isFetching' | 'staleness'> {
  const { data, fetchNextPage } = query
  const rows = useMemo(
    () => data?.pages.reduce<Row[]>((all, page) => appendPage(all, rowsOf(page), keyOf), []),
    [data, rowsOf, keyOf],
  )
  return {
    ...useRemote(query),
    data: rows,
    hasMore: query.hasNextPage,
    // While the list is refetched, its next page waits for the end of that.
    isLoadingMore: query.isFetchingNextPage || (query.isFetching && query.hasNextPage),
    hasFailedMore: query.isFetchNextPageError,
    onLoadMore: useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]),
  }
}
