import { shouldLoadNext } from '@fleetgis/domain/paging'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { rootOf } from '../../focus/focusedElement.ts'
import { useLatestCallback } from '../useLatestCallback.ts'
import { NOT_ASKED, nextRequest } from './nextRequest.ts'
import { scrollerAround } from './scrollerAround.ts'

interface LoadAtEndOptions {
  /** All loaded rows. */
  rows: readonly unknown[]
  hasMore: boolean
  isLoading: boolean
  hasFailed: boolean
  /** Whether the page, or a part around the box, scrolls in place of the box. */
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
    const next = nextRequest(last, rows.length)
    if (!box.current || !hasMore || hasFailed || last.isUnderWay || !next) return
    const scrolled = isPage ? (scrollerAround(box.current) ?? document.scrollingElement) : box.current
    if (!scrolled || !shouldLoadNext(scrolled, { hasMore, isLoading })) return
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
    // Captured, for the scrolls of what is around the list; those within a shadow root do not leave it.
    const options = { capture: isPage, passive: true }
    const targets = isPage ? [document, rootOf(box.current)] : [box.current]
    for (const target of targets) target?.addEventListener('scroll', check, options)
    addEventListener('resize', check)
    // Observes the height of the list, not of its rows: theirs changes during measuring.
    const moved = new ResizeObserver(check)
    if (!isPage && box.current) moved.observe(box.current)
    return () => {
      for (const target of targets) target?.removeEventListener('scroll', check, options)
      removeEventListener('resize', check)
      moved.disconnect()
    }
  }, [box, isPage, check])
  return check
}
