import { useEffect, useRef } from 'react'
import { useLatestCallback } from '../useLatestCallback.ts'
import type { DataTableGridProps } from './DataTableProps.ts'
import { NOT_ASKED, nextRequest } from './nextRequest.ts'

type NextPageOptions = Pick<
  DataTableGridProps<object>,
  'rows' | 'hasMore' | 'isLoadingMore' | 'hasFailedMore' | 'onLoadMore'
>

/** Loads the next page near the end, and stops where pages bring no rows. */
export function useNextPage(props: NextPageOptions, isNearEnd: boolean) {
  const { rows, hasMore = false, isLoadingMore = false, hasFailedMore = false, onLoadMore } = props
  const asked = useRef(NOT_ASKED)
  const loadMore = useLatestCallback(() => onLoadMore?.())
  useEffect(() => {
    if (hasFailedMore) asked.current = NOT_ASKED
    if (!isNearEnd || !hasMore || isLoadingMore || hasFailedMore) return
    const next = nextRequest(asked.current, rows.length)
    if (!next) return
    asked.current = next
    loadMore()
  }, [rows, isNearEnd, hasMore, isLoadingMore, hasFailedMore, loadMore])
}
