import type { ReactNode } from 'react'
import type { RootProps } from '../rootProps.ts'
import type { TableSettings } from './useTableSettings.ts'

export interface DataColumn<Row> {
  readonly id: string
  readonly header: string
  /** The label of a value in a block of lines; the header unless given. */
  readonly label?: string
  /** The width at first: px, or a share of the free width such as `2fr`; `1fr` unless given. The user can resize it. */
  readonly width?: number | `${number}fr`
  /** In px; 80 unless given. */
  readonly minWidth?: number
  /** Numbers are aligned right, in figures of one width. */
  readonly isNumeric?: boolean
  /** Names the row for screen readers; the first column unless given. */
  readonly isRowHeader?: boolean
  /** What the column sorts by; without it the column does not sort. */
  readonly sort?: (row: Row) => string | number | undefined
  readonly cell: (row: Row) => ReactNode
}

export interface DataSort {
  readonly columnId: string
  readonly direction: 'ascending' | 'descending'
}

export interface DataTableProps<Row> extends RootProps<HTMLDivElement> {
  /** The accessible name of the table. */
  label: string
  /**
   * The name under which this browser keeps widths, hidden columns and the height of rows; the foot then has a button for
   * them. Without it they last as long as the table.
   */
  name?: string | undefined
  /** Keep the array between renders. */
  columns: readonly DataColumn<Row>[]
  /** Keep the object of a row between renders while nothing has changed: its cells render again only when it changes. */
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The current order, where `onSort` is given; the table keeps its own otherwise. The table sorts the rows. */
  sort?: DataSort | undefined
  /** Called with the new order, or undefined for the order of `rows`. */
  onSort?: ((sort: DataSort | undefined) => void) | undefined
  /**
   * The `data-state` of a row's element. Rows with a state are as high as their cells, for a form in a row, and all in the
   * document: for one page of rows.
   */
  stateOf?: ((row: Row) => string) | undefined
  /**
   * The lines of a cell in a table: 1 unless given. With 2 texts break, and columns can be narrower. Not for rows that
   * open or have a state.
   */
  lines?: 1 | 2 | undefined
  /** Opens a row, by a click or Enter. Without it rows cannot be pressed. */
  onRow?: ((row: Row) => void) | undefined
  /** The cell that names a row holds a button that does the same as `onRow`: the row itself takes no focus. */
  hasOpener?: boolean | undefined
  /** The key of the row that is open beside the table. */
  openKey?: string | undefined
  /** A last column of buttons. Keep the function between renders. */
  actions?: { readonly cell: (row: Row) => ReactNode; readonly width: number } | undefined
  /** Shown while there are no rows. */
  emptyText: string
  /** A hint below `emptyText`. */
  emptyHint?: string | undefined
  /** A button below `emptyText`. */
  emptyAction?: ReactNode
  /** The first rows are loading. */
  isLoading?: boolean | undefined
  /** Loads the next page, near the end of the rows. */
  onLoadMore?: (() => void) | undefined
  /** Whether there is a next page. */
  hasMore?: boolean | undefined
  isLoadingMore?: boolean | undefined
  /** The next page failed: nothing loads until Try again is pressed. */
  hasFailedMore?: boolean | undefined
  /**
   * The rows are one page of a list, and a full page has this number of them: the table is as high as its rows, and narrow
   * windows show each row as a block. Without it the table fills its container, on wide windows only.
   */
  size?: number | undefined
  /** The number of rows on the server; the number of `rows` unless given. */
  total?: number | undefined
  /** The caller announces the number of rows, which the line below them then only shows. */
  hasSilentCount?: boolean | undefined
}

/** The table with its rows sorted. */
export interface DataTableGridProps<Row> extends DataTableProps<Row> {
  /** The header of a column that sorts was pressed. */
  onSortColumn: (columnId: string) => void
  /** The user's settings of the table. */
  settings: TableSettings
  /** A column was resized. */
  onResize: (columnId: string, width: number) => void
}
