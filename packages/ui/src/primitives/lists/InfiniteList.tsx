import { appendPage } from '@fleetgis/domain/paging'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { useFocusOfRemovedRow } from '../../focus/useFocusOfRemovedRow.ts'
import { useText } from '../../provider/FleetContext.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { plainList } from '../../theme/looks.ts'
import { LeavingButton } from '../actions/LeavingButton.tsx'
import { Spinner } from '../feedback/Spinner.tsx'
import { type RootProps, useSharedRef } from '../rootProps.ts'
import { ListRows } from './ListRows.tsx'
import { useLoadAtEnd } from './useLoadAtEnd.ts'

export interface InfiniteListProps<Item> extends RootProps<HTMLDivElement> {
  /** The accessible name of the list. */
  label: string
  /** All loaded items. Of two items with the same key the later one replaces the earlier one (PAGE-02). */
  items: readonly Item[]
  /** The unique key of an item. Keep the function between renders. */
  keyOf: (item: Item) => string | number
  /** Renders an item. */
  children: (item: Item, index: number) => ReactNode
  /** Whether there is a next page (`hasMorePages`); false unless given: `items` are all. */
  hasMore?: boolean | undefined
  /** Whether a page is loading. */
  isLoading?: boolean | undefined
  /** The last page request failed: nothing loads until Try again is pressed. */
  hasFailed?: boolean | undefined
  /** Loads the next page. */
  onLoadMore?: (() => void) | undefined
  /** The number of items on the server, where known; exposed to screen readers. */
  total?: number | undefined
  /**
   * What scrolls: the list itself, which fills its container, or the `page`, also in a part of its own around the list.
   * `self` unless given.
   */
  scroller?: 'self' | 'page'
  /** Estimated height of an item in px, until it is measured; 96 unless given. Matters only for long lists. */
  estimatedHeight?: number | undefined
  /** The key of an item that stays in the document wherever it is, such as the one that gets the focus next. */
  keptKey?: string | number | undefined
  /** Replaces an empty list. */
  empty?: ReactNode
}

/**
 * A list that loads its next page within 100 px of its end (PAGE-01), and until it fills its height. Long lists render
 * only visible rows; scroll position and focus stay, and the focus of a removed row goes to the next one.
 */
export function InfiniteList<Item>({
  label,
  items,
  keyOf,
  children,
  hasMore = false,
  isLoading = false,
  hasFailed = false,
  onLoadMore,
  total,
  scroller = 'self',
  estimatedHeight = 96,
  keptKey,
  empty,
  ...root
}: InfiniteListProps<Item>) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  useSharedRef(root.ref, box)
  useFocusOfRemovedRow(box)
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

  const check = useLoadAtEnd(box, {
    rows,
    hasMore,
    isLoading,
    hasFailed,
    isPage,
    onLoadMore,
  })

  return (
    <Box
      {...root}
      ref={box}
      aria-busy={isLoading}
      data-component="InfiniteList"
      data-scroller={scroller}
      {...(isPage ? {} : { tabIndex: 0, role: 'region', 'aria-label': label })}
    >
      {rows.length === 0 ? null : (
        <ul ref={list} aria-label={label}>
          <ListRows
            count={rows.length}
            keyAt={keyAt}
            renderAt={(index) => {
              const row = rows[index]
              return row === undefined ? null : children(row, index)
            }}
            setSize={total ?? (hasMore ? -1 : rows.length)}
            estimatedHeight={estimatedHeight}
            keptIndex={keptKey === undefined ? -1 : rows.findIndex((row) => keyOf(row) === keptKey)}
            list={list}
            scroller={isPage ? undefined : box}
            onAllDrawn={check}
          />
        </ul>
      )}
      {rows.length === 0 && !isLoading && !hasFailed && !hasMore ? empty : null}
      {isLoading || hasFailed ? (
        <div data-part="end">
          {hasFailed ? (
            <>
              <span role="alert">{t('list.failed')}</span>
              <LeavingButton onPress={() => onLoadMore?.()} isPending={isLoading}>
                {t('common.retry')}
              </LeavingButton>
            </>
          ) : (
            <Spinner />
          )}
        </div>
      ) : null}
    </Box>
  )
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
    ${plainList}
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
