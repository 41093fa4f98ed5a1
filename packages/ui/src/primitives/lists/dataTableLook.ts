import type { Language } from '@fleetgis/domain/i18n'
import { css } from 'styled-components'
import type { DataColumn, DataTableGridProps } from './DataTableProps.ts'

/** The narrowest column in px, where a column has no `minWidth`. */
const MIN_WIDTH = 80

/**
 * The heights of head and rows in `--fleet-rem`: 20 rows of one line fit a window of 800 px. Burmese has taller lines.
 * `line` is what a second line adds.
 */
const HEIGHTS = {
  en: { head: 2, row: 1.75, compact: 1.5, line: 0.75 },
  my: { head: 2.5, row: 2.25, compact: 2, line: 0.875 },
} as const

/** What decides how high a row is. */
export interface RowLook {
  readonly isCompact?: boolean | undefined
  /** The lines of a cell; 1 unless given. */
  readonly lines?: 1 | 2 | undefined
}

/** The height of a row, in `--fleet-rem`. */
export const rowHeightOf = (language: Language, { isCompact = false, lines = 1 }: RowLook = {}): number =>
  HEIGHTS[language][isCompact ? 'compact' : 'row'] + (lines - 1) * HEIGHTS[language].line

/** The height of the head, in `--fleet-rem`. */
export const headHeightOf = (language: Language, lines: 1 | 2 = 1): number =>
  HEIGHTS[language].head + (lines - 1) * HEIGHTS[language].line

/** The least width of a column in px; `MIN_WIDTH` where the column names none. */
export const minWidthOf = ({ minWidth = MIN_WIDTH }: Pick<DataColumn<never>, 'minWidth'>): number => minWidth

/**
 * The grid of head and rows: the same tracks whatever the cells hold. `widths` are those that the user has set, by
 * column.
 */
export function tracksOf(
  columns: readonly Pick<DataColumn<never>, 'id' | 'width' | 'minWidth'>[],
  actions: DataTableGridProps<never>['actions'],
  widths: Readonly<Record<string, number>> = {},
): { gridTemplateColumns: string; minWidth: number } {
  const tracks = columns.map((column) => {
    const width = widths[column.id] ?? column.width ?? '1fr'
    return typeof width === 'number'
      ? { least: width, track: `${width}px` }
      : { least: minWidthOf(column), track: `minmax(${minWidthOf(column)}px, ${width})` }
  })
  if (actions) tracks.push({ least: actions.width, track: `${actions.width}px` })
  return {
    gridTemplateColumns: tracks.map(({ track }) => track).join(' '),
    minWidth: tracks.reduce((sum, { least }) => sum + least, 0),
  }
}

/** The styles that a table shares with its skeleton: a muted head, lines between rows, numbers at the end. */
export const dataTableLook = css`
  --fleet-table-head: calc(${HEIGHTS.en.head} * var(--fleet-rem));
  --fleet-table-row: calc(${HEIGHTS.en.row} * var(--fleet-rem));

  &:lang(my) {
    --fleet-table-head: calc(${HEIGHTS.my.head} * var(--fleet-rem));
    --fleet-table-row: calc(${HEIGHTS.my.row} * var(--fleet-rem));
  }
  [data-compact] > & {
    --fleet-table-row: calc(${HEIGHTS.en.compact} * var(--fleet-rem));
  }
  [data-compact] > &:lang(my) {
    --fleet-table-row: calc(${HEIGHTS.my.compact} * var(--fleet-rem));
  }
  [data-lines='2'] > & {
    --fleet-table-head: calc(${headHeightOf('en', 2)} * var(--fleet-rem));
    --fleet-table-row: calc(${rowHeightOf('en', { lines: 2 })} * var(--fleet-rem));
  }
  [data-lines='2'] > &:lang(my) {
    --fleet-table-head: calc(${headHeightOf('my', 2)} * var(--fleet-rem));
    --fleet-table-row: calc(${rowHeightOf('my', { lines: 2 })} * var(--fleet-rem));
  }
  [data-lines='2'][data-compact] > & {
    --fleet-table-row: calc(${rowHeightOf('en', { lines: 2, isCompact: true })} * var(--fleet-rem));
  }
  [data-lines='2'][data-compact] > &:lang(my) {
    --fleet-table-row: calc(${rowHeightOf('my', { lines: 2, isCompact: true })} * var(--fleet-rem));
  }
  [data-part='head'] {
    display: grid;
    grid-template-columns: inherit;
    height: var(--fleet-table-head);
    border-bottom: 1px solid var(--fleet-color-line);
    background: var(--fleet-color-sunken);
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    font-weight: var(--fleet-weight-strong);
  }
  [data-part='row'] {
    display: grid;
    grid-template-columns: inherit;
    height: var(--fleet-table-row);
    border-bottom: 1px solid var(--fleet-color-line);
  }
  [data-part='head'] > *,
  [data-part='row'] > * {
    display: block;
    align-self: center;
    overflow: hidden;
    /* Cheaper than a scroll container in each cell. */
    overflow: clip;
    padding: 0 var(--fleet-space-2);
    font-weight: inherit;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* What is hidden is hidden outside the padding: Burmese among English text is taller than its line. */
  [data-part='row'] > * {
    padding-block: 3px;
  }
  [data-compact] > & [data-part='row'] > * {
    padding-block: 1px;
  }
  [data-lines='2'] > & [data-part='row'] > *,
  [data-lines='2'] > & [data-part='head'] > * > button > span {
    display: -webkit-box;
    padding-block: 1px 3px;
    line-height: 1.25;
    overflow-wrap: break-word;
    overflow-wrap: anywhere;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [data-lines='2'] > &:lang(my) [data-part='row'] > *,
  [data-lines='2'] > &:lang(my) [data-part='head'] > * > button > span {
    padding-block: 0;
    line-height: 1.55;
  }
  /* A badge is taller than its line in Burmese: it does not lift the name beside it. */
  &:lang(my) [data-part='row'] [data-component='Badge'] {
    vertical-align: middle;
  }
  [data-part='head'] > [data-numeric],
  [data-part='row'] > [data-numeric] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`
