import { languageOf } from '@fleetgis/domain/i18n'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { isFocusVisible } from '../../focus/isFocusVisible.ts'
import { type ShowText, useShownText } from '../../i18n/useShownText.ts'
import { useFleet } from '../../provider/FleetContext.ts'
import { DataTableHead } from './DataTableHead.tsx'
import type { DataTableGridProps } from './DataTableProps.ts'
import { DataTableScroller } from './DataTableScroller.ts'
import { headHeightOf, rowHeightOf, tracksOf } from './dataTableLook.ts'
import { cutText, showWhole } from './showWhole.ts'
import { isInControl, useActiveRow } from './useActiveRow.ts'
import { useNextPage } from './useNextPage.ts'
import { useRange } from './useRange.ts'

type AnyRow = object

/** Rows beyond the visible ones that are in the document. */
const OVERSCAN_ROWS = 6
/** The next page loads when so many rows are left below. */
const AHEAD = 10

/** The rows of the list with the head, also those on the server; -1 while their number is not known. */
function rowCountOf({
  rows,
  hasMore,
  total,
}: Pick<DataTableGridProps<AnyRow>, 'rows' | 'hasMore' | 'total'>) {
  if (!hasMore) return rows.length + 1
  return total === undefined ? -1 : Math.max(total, rows.length) + 1
}

/** The head and the visible rows of a `DataTable`. */
export function DataTableGrid(props: DataTableGridProps<AnyRow>) {
  const { label, columns, rows, keyOf, stateOf, onRow, hasOpener = false, openKey, actions, settings } = props
  const { language } = useFleet()
  const shown = useShownText()
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const rem = useRowRem(scroller)
  const height =
    rowHeightOf(languageOf(language), { isCompact: settings.isCompact, lines: props.lines }) * rem
  const keys = useMemo(() => rows.map(keyOf), [rows, keyOf])
  const active = useActiveRow(body, keys, (index) => virtual.scrollToIndex(index))
  const kept = useMemo(() => [active.index], [active.index])
  const virtual = useVirtualizer({
    count: stateOf ? 0 : rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (index) => keys[index] ?? index,
    rangeExtractor: useRange({ beyond: OVERSCAN_ROWS, kept, atOnce: 'timed' }),
    // `rangeExtractor` adds the rows beyond the visible part.
    overscan: 0,
    useFlushSync: false,
    initialRect: { width: 0, height: 640 },
    // The head covers as much of the scroller.
    scrollPaddingEnd: headHeightOf(languageOf(language), props.lines) * rem,
  })
  useEffect(() => {
    if (height > 0) virtual.measure()
  }, [virtual, height])
  const visible = stateOf
    ? keys.map((key, index) => ({ key, index, start: undefined }))
    : virtual.getVirtualItems()
  // Rows that open by a button of their own are no tab stops.
  const canFocus = onRow !== undefined && !hasOpener
  const header = Math.max(
    0,
    columns.findIndex(({ isRowHeader }) => isRowHeader),
  )
  useNextPage(props, (virtual.range?.endIndex ?? 0) >= rows.length - AHEAD)

  function press({ target, detail }: MouseEvent) {
    if (!(target instanceof Element) || target.closest('button:not([data-part="opener"]), a, input')) return
    if (isInControl(target)) return
    // The end of a drag that selects text is no press. A key's click has no detail.
    if (detail > 0 && getSelection()?.type === 'Range') return
    const element = target.closest<HTMLElement>('[data-index]')
    const row = rows[Number(element?.dataset.index)]
    if (!row) return
    // The focus returns to the row from what it opens.
    element?.querySelector<HTMLElement>('[data-part="opener"]')?.focus({ preventScroll: true })
    onRow?.(row)
  }

  return (
    <DataTableScroller
      ref={scroller}
      onScroll={({ currentTarget }) =>
        currentTarget.toggleAttribute('data-aside', currentTarget.scrollLeft > 0)
      }
      onPointerOver={showCutText}
      onFocus={showFocusedRow}
      // Elsewhere a press opens the row.
      {...(onRow ? {} : { onClick: showPressedCell })}
      // Where no row can be focused, the keyboard scrolls the table itself.
      {...(canFocus ? {} : { tabIndex: 0, role: 'region', 'aria-label': label })}
    >
      <table
        role="table"
        aria-label={label}
        aria-rowcount={rowCountOf(props)}
        style={tracksOf(columns, actions, settings.widths)}
      >
        <thead role="rowgroup">
          <DataTableHead
            columns={columns}
            sort={props.sort}
            onSortColumn={props.onSortColumn}
            actions={actions}
            onResize={props.onResize}
          />
        </thead>
        <tbody
          ref={body}
          role="rowgroup"
          {...(stateOf ? { 'data-flow': true } : { style: { height: virtual.getTotalSize() } })}
          {...(onRow ? { onClick: press } : {})}
          {...(canFocus ? { onFocus: active.onFocus, onKeyDown: active.onKeyDown } : {})}
        >
          {visible.map(({ index, key, start }) => {
            const row = rows[index]
            return row === undefined ? null : (
              <Row
                key={key}
                row={row}
                rowKey={String(key)}
                index={index}
                start={start}
                columns={columns}
                actions={actions}
                state={stateOf?.(row)}
                header={header}
                canOpen={onRow !== undefined}
                canFocus={canFocus}
                isActive={index === active.index}
                isOpen={keys[index] === openKey}
                shown={shown}
              />
            )
          })}
        </tbody>
      </table>
    </DataTableScroller>
  )
}

/** Gives a cell that cuts its text a tooltip with it. */
function showCutText({ target }: PointerEvent) {
  const cell = target instanceof Element && target.closest<HTMLElement>('td, th')
  if (cell) cell.title = cutText(cell)
}

/** For a finger: a press shows what the cell cuts. */
function showPressedCell({ target }: MouseEvent) {
  if (!(target instanceof Element) || target.closest('button, a, input')) return
  const cell = target.closest<HTMLElement>('tbody td, tbody th')
  if (cell) showWhole([cell])
}

/** For the keyboard: the row with the focus shows what its cells cut. */
function showFocusedRow({ target }: FocusEvent) {
  const row = target.closest('tbody tr')
  if (row && isFocusVisible(target)) showWhole([...row.querySelectorAll<HTMLElement>('td, th')])
}

/** The unit of row heights, in px: rows follow the text size of the browser where the kit owns the page, as its tokens do. */
function useRowRem(scroller: RefObject<HTMLElement | null>): number {
  const [rem, setRem] = useState(16)
  useLayoutEffect(() => {
    const own = scroller.current && getComputedStyle(scroller.current).getPropertyValue('--fleet-rem')
    if (own?.includes('rem'))
      setRem(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
  }, [scroller])
  return rem
}

interface RowProps extends Pick<DataTableGridProps<AnyRow>, 'columns' | 'actions'> {
  row: AnyRow
  rowKey: string
  index: number
  /** The distance from the first row, in px; undefined for rows in the flow. */
  start: number | undefined
  state: string | undefined
  /** The index of the column that names the row. */
  header: number
  /** Whether a press opens the row. */
  canOpen: boolean
  /** Whether the row has the button that opens it. */
  canFocus: boolean
  /** Whether Tab reaches the row. */
  isActive: boolean
  isOpen: boolean
  /** Changes once, when texts in Zawgyi can be converted. */
  shown: ShowText
}

const NOT_IN_TAB_ORDER = { excludeFromTabOrder: true }
const REACHED = {}

/** A row of a table. Memoized, because a scroll or a moved focus renders the table. */
const Row = memo(function Row({
  row,
  rowKey,
  index,
  start,
  columns,
  actions,
  state,
  header,
  canOpen,
  canFocus,
  isActive,
  isOpen,
  shown,
}: RowProps) {
  return (
    <tr
      role="row"
      aria-rowindex={index + 2}
      aria-current={isOpen || undefined}
      data-part="row"
      data-index={index}
      data-key={rowKey}
      data-pressable={canOpen || undefined}
      data-state={state}
      style={start === undefined ? undefined : { top: start }}
    >
      {columns.map(({ id, isNumeric, cell }, column) => {
        const numeric = isNumeric || undefined
        if (column !== header)
          return (
            <td key={id} role="cell" data-numeric={numeric}>
              {shown(cell(row))}
            </td>
          )
        return (
          <th key={id} role="rowheader" scope="row" data-numeric={numeric}>
            {canFocus ? (
              <button type="button" data-part="opener" tabIndex={isActive ? 0 : -1}>
                {shown(cell(row))}
              </button>
            ) : (
              shown(cell(row))
            )}
          </th>
        )
      })}
      {actions ? (
        <td role="cell" data-part="buttons">
          <ButtonContext value={isActive || !canFocus ? REACHED : NOT_IN_TAB_ORDER}>
            {actions.cell(row)}
          </ButtonContext>
        </td>
      ) : null}
    </tr>
  )
})
