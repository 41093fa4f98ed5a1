import { shouldLoadNext } from '@fleetgis/domain/paging'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useLatestCallback } from '../useLatestCallback.ts'
import { NOT_ASKED, nextRequest } from './nextRequest.ts'

interface LoadAtEndOptions {
  /** All loaded rows. */
  rows: readonly unknown[]
  hasMore: boolean
  isLoading: boolean
  hasFailed: boolean
  /** Whether the page scrolls, in place of the box. */
  isPage: boolean
  onLoadMore: (() => void) | undefined
}

/**
 * Loads the next page of a list near its end (PAGE-01), and until the list fills its height. The returned function checks
 * again; it keeps its identity between renders.
 */
export function useLoadAtEnd(
  box: RefObject<HTMLElement | null>,
  { rows, hasMore, isLoading, hasFailed, isPage, onLoadMore }: LoadAtEndOptions,
): () => void {
  // One page request at a time.
  const asked = useRef({ ...NOT_ASKED, isUnderWay: false })
  const ask = useCallback(() => {
    const last = asked.current
    const scrolled = isPage ? document.scrollingElement : box.current
    const next = nextRequest(last, rows.length)
    if (!scrolled || hasFailed || last.isUnderWay || !next) return
    if (!shouldLoadNext(scrolled, { hasMore, isLoading })) return
    asked.current = { ...next, isUnderWay: true }
    onLoadMore?.()
  }, [box, rows, hasMore, isLoading, hasFailed, isPage, onLoadMore])
  // Reading the end of the list forces a layout, so it runs after changes of rows, scrolls and resizes only.
  const check = useLatestCallback(ask)
  useEffect(() => {
    if (isLoading || asked.current.at !== rows.length) asked.current.isUnderWay = false
    if (hasFailed) asked.current = { ...NOT_ASKED, isUnderWay: false }
    ask()
  }, [ask, isLoading, hasFailed, rows])
  useEffect(() => {
    const target = isPage ? document : box.current
    target?.addEventListener('scroll', check, { passive: true })
    addEventListener('resize', check)
    // Observes the height of the list, not of its rows: theirs changes during measuring.
    const moved = new ResizeObserver(check)
    if (!isPage && box.current) moved.observe(box.current)
    return () => {
      target?.removeEventListener('scroll', check)
      removeEventListener('resize', check)
      moved.disconnect()
    }
  }, [box, isPage, check])
  return check
}
