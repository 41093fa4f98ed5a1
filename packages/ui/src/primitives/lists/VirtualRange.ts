import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  type VirtualItem,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { scrollerAround } from './scrollerAround.ts'

/** What a list gives its virtualizer with each render. */
export type RowOptions = Pick<
  VirtualizerOptions<Element | Window, HTMLElement>,
  'count' | 'getItemKey' | 'estimateSize' | 'rangeExtractor' | 'onChange'
>

/** Finds the rows of a long list that are in view. */
export interface RowVirtualizer {
  /** To be called with each render, before the others. */
  setOptions(options: RowOptions): void
  /** The rows to render, with their distances from the top of the list, in px. */
  rows(): { index: number; top: number }[]
  /** The height of all rows, in px. */
  height(): number
  /** The ref of each row. Measured heights are kept, so that the list does not jump. */
  readonly measure: (row: HTMLElement | null) => void
  /** To be called after the first commit; returns what ends it. */
  mount(): () => void
  /** To be called after each commit. */
  update(): void
  /** To be called when the list may have moved on the page. */
  move(): void
}

export interface VirtualRangeProps {
  readonly keyAt: (index: number) => string | number
  readonly list: RefObject<HTMLElement | null>
  /** The scrolling element; undefined for the part around the list that scrolls, or the page. */
  readonly scroller: RefObject<HTMLElement | null> | undefined
  /** Called once with the virtualizer, and with undefined at the end. Keep the function between renders. */
  readonly onReady: (virtual: RowVirtualizer | undefined) => void
}

/**
 * Creates the virtualizer of a long list; a component, because its code loads later. The list calls it in its own
 * render, so that its rows keep their elements when it becomes long, and a row that gets the focus is there in the same
 * commit.
 */
export function VirtualRange({ keyAt, list, scroller, onReady }: VirtualRangeProps) {
  const firstKeyAt = useRef(keyAt)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const box = scroller?.current ?? scrollerAround(element)
    const virtual = createRowVirtualizer(element, box, firstKeyAt.current)
    onReady(virtual)
    // What is above the list can grow.
    const moved = new ResizeObserver(virtual.move)
    for (const part of [document.body, ...(box?.children ?? [])]) moved.observe(part)
    return () => {
      moved.disconnect()
      onReady(undefined)
    }
  }, [list, scroller, onReady])
  return null
}

function createRowVirtualizer(
  list: HTMLElement,
  scroller: HTMLElement | undefined,
  keyAt: VirtualRangeProps['keyAt'],
): RowVirtualizer {
  const topOfList = () => Math.round(list.getBoundingClientRect().top - topOfContent(scroller))
  let margin = topOfList()
  const known = measureDrawn(list, keyAt)
  const fixed = {
    ...(scroller ? inBox(scroller) : ON_PAGE),
    gap: Number.parseFloat(getComputedStyle(list).rowGap) || 0,
    // The range that the list gives has the rows beyond the visible part.
    overscan: 0,
    initialMeasurementsCache: known,
  }
  const optionsOf = (options: RowOptions) => ({ ...fixed, scrollMargin: margin, ...options })
  const virtual = new Virtualizer<Element | Window, HTMLElement>(
    optionsOf({ count: known.length, getItemKey: keyAt, estimateSize: () => known[0]?.size ?? 0 }),
  )
  return {
    setOptions: (options) => virtual.setOptions(optionsOf(options)),
    rows: () => virtual.getVirtualItems().map(({ index, start }) => ({ index, top: start - margin })),
    height: () => virtual.getTotalSize(),
    measure: virtual.measureElement,
    mount: () => virtual._didMount(),
    update: () => virtual._willUpdate(),
    move() {
      const top = topOfList()
      if (top === margin) return
      margin = top
      virtual.options.onChange(virtual, false)
    },
  }
}

/** Where the content of a scrolling element, or of the page, begins in the window. */
const topOfContent = (scroller: HTMLElement | undefined) =>
  scroller ? scroller.getBoundingClientRect().top + scroller.clientTop - scroller.scrollTop : -scrollY

type Scrolling = Pick<
  VirtualizerOptions<Element | Window, HTMLElement>,
  'getScrollElement' | 'observeElementRect' | 'observeElementOffset' | 'scrollToFn' | 'initialOffset'
>

const inBox = (box: HTMLElement) =>
  ({
    getScrollElement: () => box,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    initialOffset: () => box.scrollTop,
  }) as Scrolling

const ON_PAGE = {
  getScrollElement: () => window,
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  scrollToFn: windowScroll,
  initialOffset: () => scrollY,
} as Scrolling

/** Measures the rendered rows of the short list. */
function measureDrawn(list: HTMLElement, keyAt: VirtualRangeProps['keyAt']): VirtualItem[] {
  const { top } = list.getBoundingClientRect()
  return [...list.querySelectorAll(':scope > li:not([aria-hidden])')].map((row, index) => {
    const { top: start, height: size } = row.getBoundingClientRect()
    return { index, key: keyAt(index), start: start - top, end: start - top + size, size, lane: 0 }
  })
}
