import {
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { memo, useLayoutEffect, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import type { ListRowsProps } from './InfiniteList.tsx'
import { useFocusedRows } from './useFocusedRows.ts'
import { useRange } from './useRange.ts'

/** How far beyond the visible part rows are rendered, in px; at most four rows. */
const BEYOND = 400

/**
 * The visible rows of a long list, and the focused row with its neighbours, so that Tab reaches them. Measured heights
 * of rows are kept, so that the list does not jump.
 */
export function VirtualRows(props: ListRowsProps) {
  const { list, scroller } = props
  // On a new page the list element exists only after the first commit.
  const [isReady, setReady] = useState(() => list.current !== null)
  useLayoutEffect(() => setReady(true), [])
  if (!isReady) return null
  return scroller ? <RowsInBox {...props} scroller={scroller} /> : <RowsOnPage {...props} />
}

type Rows = Omit<ListRowsProps, 'scroller'>
type InBox = Rows & { readonly scroller: NonNullable<ListRowsProps['scroller']> }

function RowsInBox({ scroller, ...props }: InBox) {
  const options = useRowOptions(props)
  const rows = useVirtualizer({
    ...options,
    getScrollElement: () => scroller.current,
    initialOffset: () => scroller.current?.scrollTop ?? 0,
  })
  return <RowsInSight {...props} rows={rows} margin={0} />
}

function RowsOnPage(props: Rows) {
  const options = useRowOptions(props)
  const { list } = props
  const [margin, setMargin] = useState(() => topOf(list.current))
  useLayoutEffect(() => setMargin(topOf(list.current)), [list])
  const rows = useWindowVirtualizer({ ...options, scrollMargin: margin, initialOffset: () => scrollY })
  return <RowsInSight {...props} rows={rows} margin={margin} />
}

/** The distance of an element from the top of the page, in px. */
function topOf(element: HTMLElement | null): number {
  return element ? Math.round(element.getBoundingClientRect().top + scrollY) : 0
}

/** The options common to both kinds of scrolling. */
function useRowOptions({ count, keyAt, estimatedHeight, keptIndex, list }: Rows) {
  const [known] = useState(() => measureDrawn(list.current, keyAt))
  const [gap] = useState(() => gapOf(list.current))
  const focused = useFocusedRows(list, 1)
  const kept = useMemo(() => (keptIndex < 0 ? focused : [...focused, keptIndex]), [focused, keptIndex])
  const beyond = Math.min(4, Math.ceil(BEYOND / estimatedHeight))
  const rangeExtractor = useRange({ beyond, kept, atOnce: 'timed' })
  return {
    count,
    rangeExtractor,
    getItemKey: keyAt,
    estimateSize: () => estimatedHeight,
    gap,
    // `rangeExtractor` adds the rows beyond the visible part.
    overscan: 0,
    useFlushSync: false,
    initialMeasurementsCache: known,
  }
}

/** The gap between the rows of a list, in px. */
function gapOf(list: HTMLElement | null): number {
  return list ? Number.parseFloat(getComputedStyle(list).rowGap) || 0 : 0
}

/** Measures the rendered rows, before the switch to virtual ones. */
function measureDrawn(list: HTMLElement | null, keyAt: ListRowsProps['keyAt']): VirtualItem[] {
  const top = list?.getBoundingClientRect().top ?? 0
  return [...(list?.querySelectorAll(':scope > li:not([aria-hidden])') ?? [])].map((row, index) => {
    const { top: start, height: size } = row.getBoundingClientRect()
    return { index, key: keyAt(index), start: start - top, end: start - top + size, size, lane: 0 }
  })
}

type InSight = Rows & {
  readonly rows: Pick<Virtualizer<never, Element>, 'getVirtualItems' | 'getTotalSize'> & {
    readonly measureElement: (element: Element | null) => void
  }
  readonly margin: number
}

function RowsInSight({ rows, margin, renderAt, setSize }: InSight) {
  return (
    <>
      {/* Has the total height, so that the scroll position stays while rows mount and unmount. */}
      <li aria-hidden style={{ height: rows.getTotalSize() }} />
      {rows.getVirtualItems().map(({ index, key, start }) => (
        <Row
          key={key}
          ref={rows.measureElement}
          aria-setsize={setSize}
          aria-posinset={index + 1}
          data-index={index}
          style={{ top: start - margin }}
        >
          <Content renderAt={renderAt} index={index} />
        </Row>
      ))}
    </>
  )
}

/** Memoized, because each scroll and each measured height renders the list. */
const Content = memo(function Content({ renderAt, index }: Pick<Rows, 'renderAt'> & { index: number }) {
  return renderAt(index)
})

const Row = styled.li`
  position: absolute;
  inset-inline: 0;
`
