import { totalPages } from '@fleetgis/domain/paging'
import { useEffect, useMemo, useReducer } from 'react'
import { useLatestCallback } from '../../primitives/useLatestCallback.ts'
import { useFleet } from '../../provider/FleetContext.ts'
import { useLast } from '../calls/useLast.ts'
import { type Remote, type RemoteOptions, type RemoteQuery, useRemote } from '../calls/useRemote.ts'
import { useFailure } from '../failures/useFailure.ts'

export interface RemotePageOptions extends RemoteOptions {
  /** Identifies the list, such as by its search: a page of another list is never shown. */
  list: string
  /** The page that the query fetches, from 1. */
  page: number
  /** The number of rows of a full page. */
  size: number
  /** The number of rows on all pages, as the query's data says; undefined without data. */
  total: number | undefined
  /** Called with the page to fetch next: a chosen one, or the last one instead of a page past the end. */
  onTurn: (event: { page: number }) => void
}

/** What a widget shows of a page. */
export interface RemotePage<Data> extends Remote<Data> {
  /** The page on screen, from 1. */
  readonly page: number
  /** The number of rows of a full page on screen. */
  readonly size: number
  /** The number of pages of this size; 0 without data. */
  readonly pages: number
  /** A page link was pressed. The page on screen stays (PAGE-06); one that failed to load is refetched. */
  readonly onPage: (event: { page: number }) => void
}

/**
 * The state of a list with numbered pages. The page before stays on screen until another page of the same list is
 * loaded. Another list, or another user's, starts empty (T3).
 */
export function useRemotePage<Data>(
  query: RemoteQuery<Data>,
  { list, page, size, total = 0, onTurn, ...options }: RemotePageOptions,
): RemotePage<Data> {
  const { client, t } = useFleet()
  const [user, countUser] = useReducer((count: number) => count + 1, 0)
  useEffect(() => client.followUser(countUser), [client])
  const pages = totalPages(total, size)
  // Rows may be gone since, or the address may have any number. Such a page has no rows, and is never shown.
  const isPastEnd = pages > 0 && page > pages
  // Rows may have come since an earlier answer.
  const turnsBack = isPastEnd && !query.isFetching
  const turnBack = useLatestCallback(() => onTurn({ page: pages }))
  useEffect(() => {
    if (turnsBack) turnBack()
  }, [turnsBack, turnBack])
  const { dataUpdatedAt } = query
  const data = isPastEnd ? undefined : query.data
  const current = useMemo(
    () => (data === undefined ? undefined : { user, list, page, size, pages, data, dataUpdatedAt }),
    [user, list, page, size, pages, data, dataUpdatedAt],
  )
  const shown = useLast(current)
  const kept = shown?.user === user && shown.list === list ? shown : undefined

  // Of the query itself: beside a kept page TanStack Query's reset of its error would remove Try again.
  const error = useFailure(query, query.errorUpdatedAt)
  const isOther = kept !== undefined && kept.page !== page
  const remote = useRemote<Data>(
    { ...query, error: error ?? null, data: kept?.data, dataUpdatedAt: kept?.dataUpdatedAt ?? 0 },
    {
      ...options,
      explainStale: isOther ? ({ reason }) => t('remote.pageFailed', { page, reason }) : undefined,
    },
  )
  return {
    ...remote,
    page: kept?.page ?? page,
    size: kept?.size ?? size,
    pages: kept?.pages ?? 0,
    onPage({ page: next }) {
      if (next !== page) onTurn({ page: next })
      else if (data === undefined) remote.retry()
    },
  }
}
