import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { useFocusOfRemovedRow } from '../../focus/useFocusOfRemovedRow.ts'
import { plainList } from '../../theme/looks.ts'

export interface VirtualListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Accessible name. */
  label: string
  /** Estimated height of a row before it is measured, in CSS pixels. */
  rowHeight: number
  className?: string | undefined
  /** Renders a row. */
  children: (item: Item) => ReactNode
}

/** A virtualized list: only the rows in the viewport are in the document. Rows may have any height. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { items, keyOf, label, rowHeight, className, children } = props
  const scroller = useRef<HTMLDivElement>(null)
  useFocusOfRemovedRow(scroller)
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : keyOf(item)
    },
    overscan: 6,
  })
  return (
    <Scroller ref={scroller} className={className} data-part="list">
      <ul aria-label={label} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index]
          return item === undefined ? null : (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              {children(item)}
            </li>
          )
        })}
      </ul>
    </Scroller>
  )
}

const Scroller = styled.div`
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;

  > ul {
    position: relative;
    ${plainList}
  }
  > ul > li {
    position: absolute;
    inset: 0 0 auto;
  }
`
