import { languageOf } from '@fleetgis/domain/i18n'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { css, styled } from 'styled-components'
import { isFocusVisible } from '../../focus/isFocusVisible.ts'
import { type ShowText, useShownText } from '../../i18n/useShownText.ts'
import { useFleet } from '../../provider/FleetContext.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { chosenOutline } from '../../theme/looks.ts'
import { useLatestCallback } from '../useLatestCallback.ts'
import { DataTableHead } from './DataTableHead.tsx'
import type { DataTableGridProps } from './DataTableProps.ts'
import { dataTableLook, headHeightOf, rowHeightOf, tracksOf } from './dataTableLook.ts'
import { cutText, showWhole } from './showWhole.ts'
import { useActiveRow } from './useActiveRow.ts'
import { useRange } from './useRange.ts'

type AnyRow = object

/** Rows beyond the visible ones that are in the document. */
const OVERSCAN_ROWS = 6
/** The next page loads when so many rows are left below. */
const AHEAD = 10
/** Stops loading after so many pages in a row without new rows. */
const MAX_EMPTY_PAGES = 3

/** The head and the visible rows of a `DataTable`. */
export function DataTableGrid(props: DataTableGridProps<AnyRow>) {
  const { label, columns, rows, keyOf, stateOf, onRow, hasOpener = false, openKey, actions, settings } = props
  const { language } = useFleet()
  const shown = useShownText()
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const [rem, setRem] = useState(16)
  // Rows follow the text size of the browser where the kit owns the page, as its tokens do.
  useLayoutEffect(() => {
    const own = scroller.current && getComputedStyle(scroller.current).getPropertyValue('--fleet-rem')
    if (own?.includes('rem'))
      setRem(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
  }, [])
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

  function press({ target }: MouseEvent) {
    if (!(target instanceof Element) || target.closest('button:not([data-part="opener"]), a, input')) return
    // The end of a drag that selects text is no press.
    if (getSelection()?.type === 'Range') return
    const element = target.closest<HTMLElement>('[data-index]')
    const row = rows[Number(element?.dataset.index)]
    if (!row) return
    // The focus returns to the row from what it opens.
    element?.querySelector<HTMLElement>('[data-part="opener"]')?.focus({ preventScroll: true })
    onRow?.(row)
  }

  return (
    <Scroller
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
        aria-rowcount={rows.length + 1}
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
    </Scroller>
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

/** Loads the next page near the end, and stops where pages bring no rows. */
function useNextPage(props: DataTableGridProps<AnyRow>, isNearEnd: boolean) {
  const { rows, hasMore = false, isLoadingMore = false, hasFailedMore = false, onLoadMore } = props
  const asked = useRef({ at: -1, times: 0 })
  const loadMore = useLatestCallback(() => onLoadMore?.())
  useEffect(() => {
    if (!isNearEnd || !hasMore || isLoadingMore || hasFailedMore) return
    const times = asked.current.at === rows.length ? asked.current.times : 0
    if (times === MAX_EMPTY_PAGES) return
    asked.current = { at: rows.length, times: times + 1 }
    loadMore()
  }, [rows, isNearEnd, hasMore, isLoadingMore, hasFailedMore, loadMore])
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

/** Memoized, because a scroll or a moved focus renders the table. */
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

const rowRing = css`
  content: '';
  position: absolute;
  inset: 0;
  outline: var(--fleet-focus-width) solid var(--fleet-color-focus);
  outline-offset: -2px;
  pointer-events: none;
`

const Scroller = styled.div`
  ${dataTableLook}
  ${focusRing}
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  --fleet-focus-offset: -2px;

  > table,
  > table > thead,
  > table > tbody {
    display: block;
    grid-template-columns: inherit;
  }
  > table > thead {
    position: sticky;
    z-index: 2;
    top: 0;
  }
  > table > tbody {
    position: relative;
  }
  > table > tbody > tr {
    position: absolute;
    inset-inline: 0;
    contain: size layout style;
    background: var(--fleet-card-background);
  }
  > table > tbody > tr[data-whole] {
    z-index: 1;
  }
  [data-part='row'] > [data-whole] {
    z-index: 1;
    display: block;
    align-self: flex-start;
    overflow: visible;
    min-height: calc(var(--fleet-table-row) - 1px);
    border-radius: var(--fleet-radius-s);
    background: var(--fleet-card-background);
    box-shadow: var(--fleet-shadow-2);
    overflow-wrap: break-word;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  /* Below the last row nothing is in sight. */
  [data-part='row']:last-child > [data-whole] {
    align-self: flex-end;
  }
  [data-whole] > [data-part='opener'] {
    overflow: visible;
    white-space: normal;
  }
  > table > tbody[data-flow] > tr {
    position: relative;
    contain: none;
    height: auto;
    min-height: var(--fleet-table-row);
  }
  /* Scrolled sideways, the first column stays in view. */
  &[data-aside] [data-part='head'] > :first-child,
  &[data-aside] [data-part='row'] > :first-child {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    align-self: stretch;
    /* A higher cell of the row, such as a badge, does not cover the line below it. */
    max-height: calc(var(--fleet-table-row) - 1px);
    background: inherit;
  }
  &[data-aside] [data-part='head'] > :first-child {
    max-height: calc(var(--fleet-table-head) - 1px);
  }
  &[data-aside] [data-part='row'][aria-current] > :first-child {
    background-image: linear-gradient(var(--fleet-color-accent), var(--fleet-color-accent));
    background-repeat: no-repeat;
    background-size: 3px 100%;
  }
  th[role='rowheader'] {
    font-weight: var(--fleet-weight-strong);
  }
  [data-part='buttons'] {
    display: flex;
    align-items: center;
    padding-block: 0;
  }
  /* Buttons fit the row. */
  tbody [data-component='Button'],
  tbody [data-component='IconButton'] {
    min-height: 24px;
    height: 24px;
    padding-block: 0;
  }
  tbody [data-component='Switch'] {
    min-height: 24px;
  }
  tbody td > [data-component='Button'] {
    padding-inline: var(--fleet-space-2);
    font-size: var(--fleet-text-xs);
  }
  [data-part='opener'] {
    display: block;
    overflow: hidden;
    width: 100%;
    margin-block: -3px;
    padding: 3px 0;
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    font-weight: inherit;
    line-height: inherit;
    text-align: inherit;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: inherit;
  }
  tr[data-pressable] {
    cursor: pointer;
  }
  /* No custom property, which would restyle all cells of the row. */
  tr[data-pressable]:hover {
    background: var(--fleet-color-sunken);
    background: color-mix(in srgb, var(--fleet-color-sunken) 55%, var(--fleet-card-background));
  }
  tr[data-part='row'][aria-current] {
    background: var(--fleet-color-accent-soft);
    box-shadow: inset 3px 0 0 var(--fleet-color-accent);
  }
  /* The ring is around the row, without :has(), which costs each scroll a style of all rows. */
  [data-part='opener']:focus-visible::after {
    ${rowRing}
  }
  @supports not selector(:focus-visible) {
    [data-part='opener']:focus::after {
      ${rowRing}
    }
  }
  ${chosenOutline('tr[aria-current]')}
`
