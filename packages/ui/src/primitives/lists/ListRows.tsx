import {
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
} from 'react'
import { styled } from 'styled-components'
import { lazily } from '../lazily.tsx'
import { useFocusedRows } from './useFocusedRows.ts'
import { useRange } from './useRange.ts'
import type { RowVirtualizer } from './VirtualRange.ts'

export interface ListRowsProps {
  readonly count: number
  /** Keeps its identity until the rows change. */
  readonly keyAt: (index: number) => string | number
  readonly renderAt: (index: number) => ReactNode
  /** For `aria-setsize`: -1 while unknown. */
  readonly setSize: number
  readonly estimatedHeight: number
  /** The index of a row that is always rendered; -1 for none. */
  readonly keptIndex: number
  /** The `ul` of the rows. */
  readonly list: RefObject<HTMLElement | null>
  /** The scrolling element; undefined for the part around the list that scrolls, or the page. */
  readonly scroller: RefObject<HTMLElement | null> | undefined
  /** Called when all rows of a short list are in the document. Keep the function between renders. */
  readonly onAllDrawn: () => void
}

/** With more rows, only visible ones are in the document. */
const ALL_DRAWN = 30
/** The number of rows on a server, where the window is unknown. */
const FIRST_DRAWN = 24
/** How far beyond the visible part rows are rendered, in px; at most four rows. */
const OVERSCAN_PX = 400

const VirtualRange = lazily(() => import('./VirtualRange.ts').then((file) => file.VirtualRange))

/**
 * The rows of a list: those of the first window at once, all others a few in a commit. Of a long list only the visible
 * rows are in the document, and the focused row with its neighbours, so that Tab reaches them. Rows keep their elements
 * when a list becomes long.
 */
export function ListRows(props: ListRowsProps) {
  const { count, keyAt, renderAt, setSize, estimatedHeight, keptIndex, list, scroller, onAllDrawn } = props
  const [virtualizer, setVirtualizer] = useState<RowVirtualizer>()
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const [hasOpened, setOpened] = useState(false)
  useEffect(() => setOpened(true), [])
  // The code of long lists arrives while the list still is short.
  useEffect(() => {
    if (count > ALL_DRAWN / 2) VirtualRange.preload()
  }, [count])
  const focused = useFocusedRows(list, 1)
  const kept = useMemo(() => (keptIndex < 0 ? focused : [...focused, keptIndex]), [focused, keptIndex])
  const beyond = Math.min(4, Math.ceil(OVERSCAN_PX / estimatedHeight))
  const rangeOf = useRange({ beyond, kept, atOnce: 'timed' })

  const isLong = count > ALL_DRAWN
  const virtual = isLong ? virtualizer : undefined
  virtual?.setOptions({
    count,
    getItemKey: keyAt,
    estimateSize: () => estimatedHeight,
    rangeExtractor: rangeOf,
    // Not in the task of the scroll, so that tasks stay short.
    onChange: rerender,
  })
  useLayoutEffect(() => virtual?.mount(), [virtual])
  useLayoutEffect(() => virtual?.update())
  // Until the code of long lists is loaded, as many rows as a short list may have.
  const end = hasOpened ? ALL_DRAWN : rowsInWindow(estimatedHeight)
  const inView = virtual?.rows() ?? NONE
  // Before the virtualizer has read the size of the window there is none in view.
  const isVirtual = inView.length > 0
  const rows = isVirtual
    ? inView
    : rangeOf({ startIndex: 0, endIndex: Math.min(end, count) - 1, overscan: 0, count }).map((index) => ({
        index,
        top: undefined,
      }))
  const isAllDrawn = rows.length === count
  useEffect(() => {
    if (isAllDrawn) onAllDrawn()
  }, [isAllDrawn, onAllDrawn])

  const restHeight = virtual && isVirtual ? virtual.height() : (count - rows.length) * estimatedHeight
  return (
    <>
      {isLong && hasOpened ? (
        <VirtualRange keyAt={keyAt} list={list} scroller={scroller} onReady={setVirtualizer} />
      ) : null}
      {rows.map(({ index, top }) => (
        <Row
          key={keyAt(index)}
          ref={virtual?.measure}
          aria-setsize={setSize}
          aria-posinset={index + 1}
          data-index={index}
          style={top === undefined ? undefined : { position: 'absolute', top }}
        >
          <Content renderAt={renderAt} index={index} />
        </Row>
      ))}
      {/* Has the height of the rows that are not in the document, so that the scroll position stays. */}
      {restHeight > 0 ? <li aria-hidden style={{ height: restHeight }} /> : null}
    </>
  )
}

const NONE: readonly { index: number; top: number }[] = []

const rowsInWindow = (estimatedHeight: number) =>
  typeof innerHeight === 'number' ? Math.ceil(innerHeight / estimatedHeight) + 1 : FIRST_DRAWN

/** Memoized, because each scroll and each measured height renders the list. */
const Content = memo(function Content({
  renderAt,
  index,
}: Pick<ListRowsProps, 'renderAt'> & { index: number }) {
  return renderAt(index)
})

const Row = styled.li`
  inset-inline: 0;
`
