import { appendPage, shouldLoadNext } from '@fleetgis/domain/paging'
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { Button } from '../actions/Button.tsx'
import { Spinner } from '../feedback/Spinner.tsx'
import { lazily } from '../lazily.tsx'

export interface InfiniteListProps<Item> {
  /** What is listed, read aloud. */
  label: string
  /** All that has been loaded. Of two with one key the later takes the place of the earlier (PAGE-02). */
  items: readonly Item[]
  /** Tells one from another. Keep the function between renders. */
  keyOf: (item: Item) => string | number
  /** What one of them looks like. */
  children: (item: Item, index: number) => ReactNode
  /** Whether there is a next page (`hasMorePages`). */
  hasMore: boolean
  /** Whether a page is on its way. */
  isLoading: boolean
  /** The last page did not come: nothing more is asked for until somebody presses Try again. */
  hasFailed?: boolean
  /** Asks for the next page. */
  onLoadMore: () => void
  /** How many there are on the server, where that is known; read aloud with each. */
  total?: number | undefined
  /** What scrolls: the list itself, which fills the height it is given, or the `page`. `self` unless given. */
  scroller?: 'self' | 'page'
  /** About how high one is, in px; 96 unless given. Only long lists need it, until they have been measured. */
  estimatedHeight?: number
  /** Stands in its place while there is nothing in it. */
  empty?: ReactNode
  className?: string
}

/** What the rows of a list are drawn from, all of them or only those in sight. */
export interface ListRowsProps {
  readonly count: number
  /** The same function until the rows are others. */
  readonly keyAt: (index: number) => string | number
  readonly renderAt: (index: number) => ReactNode
  /** For `aria-setsize`: -1 while nobody knows. */
  readonly setSize: number
  /** How many were drawn when all still were. */
  readonly drawn: number
  readonly estimatedHeight: number
  /** The `ul` that they stand in. */
  readonly list: RefObject<HTMLElement | null>
  /** What scrolls; undefined for the page. */
  readonly scroller: RefObject<HTMLElement | null> | undefined
}

/** Beyond this many, only those in sight are in the document. */
const ALL_DRAWN = 30
/** So many answers may bring nothing new, one after the other, before no more is asked for. */
const MAX_EMPTY_PAGES = 3
/** On a server, until the window is known. */
const FIRST_DRAWN = 24

const VirtualRows = lazily(() => import('./VirtualRows.tsx').then((file) => file.VirtualRows), FirstRows)

/**
 * A list that asks for its next page within 100 px of its end (PAGE-01), and until it fills its height. However many
 * there are, only those in sight are in the document; place and focus stay where they are.
 */
export function InfiniteList<Item>({
  label,
  items,
  keyOf,
  children,
  hasMore,
  isLoading,
  hasFailed = false,
  onLoadMore,
  total,
  scroller = 'self',
  estimatedHeight = 96,
  empty,
  className,
}: InfiniteListProps<Item>) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const rows = useMemo(() => appendPage([], items, keyOf), [items, keyOf])
  const keyAt = useCallback(
    (index: number) => {
      const row = rows[index]
      return row === undefined ? index : keyOf(row)
    },
    [rows, keyOf],
  )
  const isPage = scroller === 'page'

  // Rows that stand there already stay, with the place of the reader among them.
  const drawnRows = useRef(0)
  useEffect(() => {
    if (rows.length <= ALL_DRAWN) drawnRows.current = rows.length
  })

  // One page at a time: what has been asked for is not asked for again before it is there.
  const asked = useRef({ at: -1, times: 0, isUnderWay: false })
  const ask = useCallback(() => {
    const last = asked.current
    const scrolled = isPage ? document.scrollingElement : box.current
    const times = last.at === rows.length ? last.times : 0
    if (!scrolled || hasFailed || last.isUnderWay || times === MAX_EMPTY_PAGES) return
    if (!shouldLoadNext(scrolled, { hasMore, isLoading })) return
    asked.current = { at: rows.length, times: times + 1, isUnderWay: true }
    onLoadMore()
  }, [rows, hasMore, isLoading, hasFailed, isPage, onLoadMore])
  // Asking where the end is makes the page lay itself out: not at every drawing, but when something may have moved it.
  const latestAsk = useRef(ask)
  useEffect(() => {
    if (isLoading || asked.current.at !== rows.length) asked.current.isUnderWay = false
    latestAsk.current = ask
    ask()
  }, [ask, isLoading, rows])
  useEffect(() => {
    if (rows.length > ALL_DRAWN / 2) VirtualRows.preload()
  }, [rows.length])
  useEffect(() => {
    const target = isPage ? document : box.current
    const check = () => latestAsk.current()
    target?.addEventListener('scroll', check, { passive: true })
    addEventListener('resize', check)
    // Its own height, which comes from what it stands in: that of its rows changes while they are measured.
    const moved = new ResizeObserver(check)
    if (!isPage && box.current) moved.observe(box.current)
    return () => {
      target?.removeEventListener('scroll', check)
      removeEventListener('resize', check)
      moved.disconnect()
    }
  }, [isPage])

  const drawn: ListRowsProps = {
    count: rows.length,
    keyAt,
    renderAt: (index) => {
      const row = rows[index]
      return row === undefined ? null : children(row, index)
    },
    drawn: drawnRows.current,
    setSize: total ?? (hasMore ? -1 : rows.length),
    estimatedHeight,
    list,
    scroller: isPage ? undefined : box,
  }
  return (
    <Box
      ref={box}
      className={className}
      aria-busy={isLoading}
      data-component="InfiniteList"
      data-scroller={scroller}
      {...(isPage ? {} : { tabIndex: 0, role: 'region', 'aria-label': label })}
    >
      {rows.length === 0 ? null : (
        <ul ref={list} aria-label={label}>
          {rows.length > ALL_DRAWN ? <VirtualRows {...drawn} /> : <AllRows {...drawn} />}
        </ul>
      )}
      {rows.length === 0 && !isLoading && !hasFailed && !hasMore ? empty : null}
      {isLoading || hasFailed ? (
        <div data-part="end">
          {hasFailed ? (
            <>
              <span role="alert">{t('list.failed')}</span>
              <Button onPress={onLoadMore} isPending={isLoading}>
                {t('common.retry')}
              </Button>
            </>
          ) : (
            <Spinner />
          )}
        </div>
      ) : null}
    </Box>
  )
}

/**
 * As many as fill the window, until the part that knows what is in sight has been loaded. The rest is as high as it is
 * thought to be, so that the scroll bar does not jump.
 */
function FirstRows(props: ListRowsProps) {
  const inWindow =
    typeof innerHeight === 'number' ? Math.ceil(innerHeight / props.estimatedHeight) + 1 : FIRST_DRAWN
  const count = Math.min(props.count, Math.max(inWindow, props.drawn))
  return (
    <>
      <AllRows {...props} count={count} />
      <li aria-hidden style={{ height: (props.count - count) * props.estimatedHeight }} />
    </>
  )
}

function AllRows({ count, keyAt, renderAt, setSize }: ListRowsProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={keyAt(index)} aria-setsize={setSize} aria-posinset={index + 1}>
      {renderAt(index)}
    </li>
  ))
}

const Box = styled.div`
  &[data-scroller='self'] {
    ${focusRing}
    height: 100%;
    overflow: auto;
    overscroll-behavior: contain;
    --fleet-focus-offset: -2px;
  }
  > ul {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--fleet-space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > [data-part='end'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--fleet-space-3);
    padding: var(--fleet-space-3);
    color: var(--fleet-color-text-muted);
  }
`
