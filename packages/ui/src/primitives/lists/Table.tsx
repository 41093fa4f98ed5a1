import { type ReactNode, useId, useRef } from 'react'
import { css, styled } from 'styled-components'
import { useFocusOfRemovedRow } from '../../focus/useFocusOfRemovedRow.ts'
import { useShownText } from '../../i18n/useShownText.ts'
import { useText } from '../../provider/FleetContext.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { card } from '../../theme/looks.ts'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { breakMail } from '../layout/breakMail.tsx'
import { type RootProps, useSharedRef } from '../rootProps.ts'
import type { DataSort } from './DataTableProps.ts'
import { SortArrow } from './SortArrow.tsx'
import { nextSort } from './sortRows.ts'

export interface TableColumn<Row> {
  readonly id: string
  readonly header: string
  /** The label of a value in a narrow container; the header unless given. */
  readonly label?: string
  readonly cell: (row: Row) => ReactNode
  /** `end` for numbers; `start` unless given. */
  readonly align?: 'start' | 'end'
  /** The width in px that its values need beside other columns. */
  readonly minWidth?: number
  /** Whether the column identifies the row, such as a name or an id. */
  readonly isRowHeader?: boolean
  /** Whether its header is a button that sorts. */
  readonly isSortable?: boolean
}

export interface TableProps<Row> extends RootProps<HTMLDivElement> {
  /** The caption of the table. */
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** The current sort order; the caller sorts the rows. */
  sort?: DataSort | undefined
  /** Called with the new order, or undefined for the order without a sort. */
  onSort?: ((sort: DataSort | undefined) => void) | undefined
  /**
   * A press anywhere on a row, except on its buttons and links. The keyboard needs a button in the row that does the
   * same.
   */
  onRow?: ((row: Row) => void) | undefined
  /** The `data-state` of a row's element. */
  stateOf?: ((row: Row) => string) | undefined
  /** Rows are loading; without rows a skeleton is shown. */
  isLoading?: boolean
  /** Shown below the headers while there are no rows. */
  empty?: ReactNode
}

/** One skeleton row each. The widths vary, as real texts do. */
const SKELETON_WIDTHS = ['70%', '50%', '80%', '60%', '45%'] as const

/** Columns that fit 600 px beside each other, whatever the language. */
const MOST_BESIDE = 5
const WIDTH_BESIDE = 600

/** Whether columns need more than 600 px. */
const areMany = (columns: readonly { readonly minWidth?: number }[]) =>
  columns.length > MOST_BESIDE || columns.reduce((sum, { minWidth = 0 }) => sum + minWidth, 0) > WIDTH_BESIDE

/**
 * Rows and columns. Below a width of 560 px, and of 860 px with more than five columns or with wide ones, each row
 * becomes a block of labelled lines, and keeps its table roles for screen readers. The focus of a removed row goes to the
 * next one.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  keyOf,
  sort,
  onSort,
  onRow,
  stateOf,
  isLoading = false,
  empty,
  ...root
}: TableProps<Row>) {
  const id = useId()
  const shown = useShownText()
  const t = useText()
  const nothing = rows.length === 0
  const frame = useRef<HTMLDivElement>(null)
  useSharedRef(root.ref, frame)
  useFocusOfRemovedRow(frame)
  return (
    <Frame {...root} ref={frame} data-component="Table" data-many={areMany(columns) || undefined}>
      <table role="table" aria-labelledby={id} aria-busy={isLoading}>
        <caption id={id}>{label}</caption>
        <thead role="rowgroup">
          <tr
            role="row"
            data-label={t('table.sortBy')}
            data-sortable={columns.some(({ isSortable }) => isSortable) || undefined}
          >
            {columns.map((column) => {
              const direction = sort?.columnId === column.id ? sort.direction : undefined
              return (
                <th
                  key={column.id}
                  role="columnheader"
                  scope="col"
                  aria-sort={direction ?? (column.isSortable ? 'none' : undefined)}
                  data-align={column.align}
                >
                  {column.isSortable ? (
                    <button type="button" onClick={() => onSort?.(nextSort(sort, column.id))}>
                      {column.header}
                      <SortArrow direction={direction} />
                    </button>
                  ) : (
                    column.header
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              role="row"
              data-pressable={onRow ? true : undefined}
              data-state={stateOf?.(row)}
              onClick={onRow && ((event) => isPressOfRow(event.target) && onRow(row))}
            >
              {columns.map((column) => {
                const cell = {
                  'data-column': column.id,
                  'data-label': column.label ?? column.header,
                  'data-align': column.align,
                  children: <div>{breakMail(shown(column.cell(row)))}</div>,
                }
                return column.isRowHeader ? (
                  <th key={column.id} role="rowheader" scope="row" {...cell} />
                ) : (
                  <td key={column.id} role="cell" {...cell} />
                )
              })}
            </tr>
          ))}
          {nothing && isLoading
            ? SKELETON_WIDTHS.map((width) => (
                <tr key={width} aria-hidden>
                  {columns.map((column) => (
                    <td key={column.id} data-label={column.header} data-align={column.align}>
                      <Skeleton width={column.align === 'end' ? '4em' : width} />
                    </td>
                  ))}
                </tr>
              ))
            : null}
        </tbody>
      </table>
      {nothing && !isLoading ? empty : null}
    </Frame>
  )
}

/** Whether a press is meant for the row: not for a control in it, and not the end of a selection of text. */
function isPressOfRow(target: EventTarget): boolean {
  const isOnControl =
    target instanceof Element && target.closest('a, button, input, [role="dialog"]') !== null
  return !isOnControl && getSelection()?.type !== 'Range'
}

/** Each row is a block of labelled lines. */
const blocks = css`
  table,
  tbody,
  tbody tr,
  tbody th,
  tbody td {
    display: block;
  }
  thead tr:not([data-sortable]) {
    ${visuallyHidden}
  }
  thead {
    display: block;
  }
  /* One line of buttons that scrolls, so that the rows begin on the first screen. */
  thead tr[data-sortable] {
    display: flex;
    align-items: center;
    gap: var(--fleet-space-2);
    overflow-x: auto;
    padding: var(--fleet-space-2) var(--fleet-space-3);
    border-bottom: 1px solid var(--fleet-color-line);
  }
  thead tr[data-sortable]::before {
    content: attr(data-label);
    content: attr(data-label) / '';
    flex: none;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
  thead tr[data-sortable] > th:not([aria-sort]) {
    display: none;
  }
  thead th {
    flex: none;
    padding: 0;
    border-bottom: 0;
  }
  thead button {
    min-height: var(--fleet-control-height);
    margin: 0;
    padding: 0 var(--fleet-space-3);
    border: 1px solid var(--fleet-color-line);
    border-radius: var(--fleet-radius-full);
  }
  thead [aria-sort]:not([aria-sort='none']) > button {
    border-color: var(--fleet-color-accent);
    color: var(--fleet-color-accent);
  }
  thead svg[data-part='sortable'] {
    display: none;
  }
  tbody tr {
    padding: var(--fleet-space-2) 0;
    border-bottom: 1px solid var(--fleet-color-line);
  }
  tbody tr:last-child {
    border-bottom: 0;
  }
  tbody th,
  tbody td {
    display: grid;
    grid-template-columns: minmax(88px, var(--label)) minmax(0, 1fr);
    gap: var(--fleet-space-3);
    padding-block: 2px;
    border-bottom: 0;
  }
  /* A label without a value, such as that of the buttons of a row without any. */
  @supports selector(:has(a)) {
    tbody td:has(> div:empty) {
      display: none;
    }
  }
  tbody [data-align] {
    text-align: start;
  }
  tbody th::before,
  tbody td::before {
    content: attr(data-label);
    content: attr(data-label) / '';
    color: var(--fleet-color-text-muted);
    font-weight: 400;
  }
`

const Frame = styled.div`
  --label: 32%;
  container-type: inline-size;
  ${card}

  /* Longer words. */
  &:lang(my) {
    --label: 36%;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    text-align: start;
  }
  caption {
    ${visuallyHidden}
  }
  th,
  td {
    padding: var(--fleet-space-2) var(--fleet-space-3);
    border-bottom: 1px solid var(--fleet-color-line);
    text-align: start;
    vertical-align: middle;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  thead th {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    font-weight: var(--fleet-weight-strong);
  }
  tbody th {
    font-weight: var(--fleet-weight-strong);
  }
  [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  tbody tr:hover {
    background: var(--fleet-color-sunken);
    background: color-mix(in srgb, var(--fleet-color-sunken) 55%, transparent);
  }

  tbody tr[data-pressable] {
    cursor: pointer;
  }

  thead button {
    ${focusRing}
    display: inline-flex;
    align-items: center;
    gap: var(--fleet-space-1);
    min-height: 24px;
    margin: 0 calc(-1 * var(--fleet-space-1));
    padding: 0 var(--fleet-space-1);
    border: 0;
    border-radius: 4px;
    background: none;
    color: inherit;
    font-weight: inherit;
    cursor: pointer;
    --fleet-focus-offset: 0;
  }
  thead button:hover {
    color: var(--fleet-color-text);
  }
  thead svg[data-part='sortable'] {
    visibility: hidden;
  }
  thead button:hover svg[data-part='sortable'] {
    visibility: visible;
    opacity: 0.6;
  }

  @container (min-width: 561px) {
    td[data-align='end'] {
      white-space: nowrap;
    }
  }
  @container (max-width: 560px) {
    ${blocks}
  }
  @container (min-width: 561px) and (max-width: 860px) {
    thead th {
      white-space: normal;
      overflow-wrap: break-word;
    }
  }
  /* Blocks with room: two lines beside each other. */
  @container (min-width: 561px) and (max-width: 860px) {
    &[data-many] {
      ${blocks}
    }
    /* The label of a number wraps. */
    &[data-many] td {
      white-space: normal;
    }
    &[data-many] tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`
