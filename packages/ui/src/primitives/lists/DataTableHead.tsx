import { type FocusEvent, type KeyboardEvent, memo, type PointerEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'
import { hasModifier } from '../hasModifier.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.ts'
import type { DataColumn, DataTableGridProps } from './DataTableProps.ts'
import { minWidthOf } from './dataTableLook.ts'
import { SortArrow } from './SortArrow.tsx'

/** The widest column, in px. */
const MAX_WIDTH = 1_000
/** By how much an arrow key changes a width, in px. */
const STEP = 8

type OnResize = (columnId: string, width: number) => void

export interface DataTableHeadProps
  extends Pick<DataTableGridProps<never>, 'columns' | 'sort' | 'onSortColumn' | 'actions'> {
  onResize: OnResize
}

/**
 * The row of headers: one tab stop, in which the left and right arrows move between names and edges. Memoized, because
 * a scroll renders the table.
 */
export const DataTableHead = memo(function DataTableHead(props: DataTableHeadProps) {
  const { columns, sort, onSortColumn, actions, onResize } = props
  const t = useText()
  const head = useRef<HTMLTableRowElement>(null)
  const [stop, setStop] = useState(0)
  const stops = () => [...(head.current?.querySelectorAll<HTMLElement>('button, input') ?? [])]
  // A hidden column may have had the last one.
  const last = columns.reduce((count, { sort }) => count + (sort ? 2 : 1), -1)
  let next = 0
  const tabIndexOf = () => (next++ === Math.min(stop, last) ? 0 : -1)

  function move(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || hasModifier(event)) return
    event.preventDefault()
    const all = stops()
    all[all.indexOf(event.target as HTMLElement) + by]?.focus()
  }

  return (
    <Head
      ref={head}
      role="row"
      aria-rowindex={1}
      data-part="head"
      onKeyDown={move}
      onFocus={({ target }: FocusEvent) => setStop(stops().indexOf(target as HTMLElement))}
    >
      {columns.map((column) => {
        const direction = sort?.columnId === column.id ? sort.direction : undefined
        return (
          <th
            key={column.id}
            role="columnheader"
            scope="col"
            // Without it, the name of the column ends with that of its edge.
            aria-label={column.header}
            aria-sort={direction ?? (column.sort ? 'none' : undefined)}
            data-numeric={column.isNumeric || undefined}
          >
            {column.sort ? (
              <button type="button" tabIndex={tabIndexOf()} onClick={() => onSortColumn(column.id)}>
                <span>{column.header}</span>
                <SortArrow direction={direction} />
              </button>
            ) : (
              column.header
            )}
            <Edge column={column} tabIndex={tabIndexOf()} onResize={onResize} />
          </th>
        )
      })}
      {actions ? (
        <th role="columnheader" scope="col">
          <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
        </th>
      ) : null}
    </Head>
  )
})

interface EdgeProps {
  column: DataColumn<never>
  tabIndex: number
  onResize: OnResize
}

/** The edge of a column: dragged, or moved by the up and down arrows of the slider in it. */
function Edge({ column, tabIndex, onResize }: EdgeProps) {
  const t = useText()
  const edge = useRef<HTMLSpanElement>(null)
  const drag = useRef<{ readonly x: number; readonly width: number }>(undefined)
  const least = minWidthOf(column)
  const widthNow = () => Math.round(edge.current?.parentElement?.offsetWidth ?? least)

  function start(event: PointerEvent) {
    event.preventDefault()
    edge.current?.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, width: widthNow() }
  }
  function move({ clientX }: PointerEvent) {
    if (!drag.current) return
    const width = Math.round(drag.current.width + clientX - drag.current.x)
    onResize(column.id, Math.min(MAX_WIDTH, Math.max(least, width)))
  }
  function end() {
    drag.current = undefined
  }

  return (
    <span
      ref={edge}
      data-part="edge"
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <input
        type="range"
        tabIndex={tabIndex}
        aria-label={t('table.resize', { column: column.header })}
        aria-orientation="vertical"
        min={least}
        max={MAX_WIDTH}
        step={STEP}
        defaultValue={least}
        onFocus={({ currentTarget }) => {
          currentTarget.value = String(widthNow())
        }}
        onChange={({ currentTarget }) => onResize(column.id, Number(currentTarget.value))}
      />
    </span>
  )
}

const Head = styled.tr`
  > th {
    position: relative;
    align-self: stretch;
    line-height: var(--fleet-table-head);
  }
  > th[aria-sort] {
    padding: 0;
  }
  button {
    ${focusRing}
    display: flex;
    align-items: center;
    gap: var(--fleet-space-1);
    width: 100%;
    height: 100%;
    padding: 0 var(--fleet-space-2);
    border: 0;
    background: none;
    color: inherit;
    font-weight: inherit;
    cursor: pointer;
    --fleet-focus-offset: -2px;
  }
  /* The name stands over the ends of the numbers. */
  [data-numeric] > button {
    flex-direction: row-reverse;
  }
  button > span {
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
  }
  [data-numeric] > button > span {
    text-align: end;
  }
  button > svg {
    flex: none;
  }
  th:hover,
  th[aria-sort='ascending'],
  th[aria-sort='descending'] {
    color: var(--fleet-color-text);
  }
  [data-part='sortable'] {
    opacity: 0;
  }
  button:hover > [data-part='sortable'],
  button:focus > [data-part='sortable'] {
    opacity: 0.6;
  }

  [data-part='edge'] {
    position: absolute;
    inset: 0 0 0 auto;
    width: 9px;
    cursor: col-resize;
    touch-action: none;
  }
  [data-part='edge']::after {
    content: '';
    position: absolute;
    inset: 25% 0 25% auto;
    border-inline-end: 1px solid var(--fleet-color-control);
    opacity: 0.5;
  }
  [data-part='edge']:hover::after,
  [data-part='edge']:active::after,
  [data-part='edge']:focus-within::after {
    inset-block: 0;
    border-inline-end: 3px solid var(--fleet-color-focus);
    opacity: 1;
  }
  input {
    ${visuallyHidden}
  }
`
