import { css } from 'styled-components'

/** The narrowest column in px, where a column has no `minWidth`. */
export const MIN_WIDTH = 80

/** The heights of head and rows in rem: 20 rows fit a window of 800 px. Burmese has taller lines. */
export const HEIGHTS = { en: { head: 2, row: 1.75 }, my: { head: 2.5, row: 2.25 } } as const

/** What the table has in common with its skeleton: a muted head, lines between rows, numbers at the end. */
export const dataTableLook = css`
  --fleet-table-head: ${HEIGHTS.en.head}rem;
  --fleet-table-row: ${HEIGHTS.en.row}rem;

  &:lang(my) {
    --fleet-table-head: ${HEIGHTS.my.head}rem;
    --fleet-table-row: ${HEIGHTS.my.row}rem;
  }
  [data-part='head'] {
    height: var(--fleet-table-head);
    border-bottom: 1px solid var(--fleet-color-line);
    background: var(--fleet-color-sunken);
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    font-weight: var(--fleet-weight-strong);
  }
  [data-part='row'] {
    height: var(--fleet-table-row);
    border-bottom: 1px solid var(--fleet-color-line);
  }
  [data-part='head'] > span,
  [data-part='row'] > span {
    align-self: center;
    overflow: hidden;
    padding: 0 var(--fleet-space-2);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-numeric] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`
