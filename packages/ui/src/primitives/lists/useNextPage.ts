import { useEffect, useRef } from 'react'
import { useLatestCallback } from '../useLatestCallback.ts'
import type { DataTableGridProps } from './DataTableProps.ts'

/** Stops loading after so many pages in a row without new rows. */
const MAX_EMPTY_PAGES = 3

type NextPageOptions = Pick<
  DataTableGridProps<object>,
  'rows' | 'hasMore' | 'isLoadingMore' | 'hasFailedMore' | 'onLoadMore'
>

/** Loads the next page near the end, and stops where pages bring no rows. */
export function useNextPage(props: NextPageOptions, isNearEnd: boolean) {
  const { rows, hasMore = false, isLoadingMore = false, hasFailedMore = false, onLoadMore } = props
  const asked = useRef({ at: -1, times: 0 })
  const loadMore = useLatestCallback(() => onLoadMore?.())
  useEffect(() => {
    if (!isNearEnd || !hasMore || isLoadingMore || hasFailedMore) return
    const times = asked.current.at === rows.length ? asked.current.times : 0
    if (times === MAX_EMPTY_PAGES) return
    asked.current = { at: rows.length, times: times + 1 }
    loadMore()
  }, [rows, isNearEnd, hasMore, isLoadingMore, hasFailedMore, loadMore])
}
