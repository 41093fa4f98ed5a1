import { css, styled } from 'styled-components'
import { focusRing } from '../../theme/focusRing.ts'
import { chosenOutline } from '../../theme/looks.ts'
import { dataTableLook } from './dataTableLook.ts'

const rowRing = css`
  content: '';
  position: absolute;
  inset: 0;
  outline: var(--fleet-focus-width) solid var(--fleet-color-focus);
  outline-offset: -2px;
  pointer-events: none;
`

/** The scrolling box of a table, with the look of its head, rows and cells. */
export const DataTableScroller = styled.div`
  ${dataTableLook}
  ${focusRing}
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  --fleet-focus-offset: -2px;

  /* As high as its rows: the page scrolls below it. Browsers contain a scroller also where nothing overflows. */
  [data-paged] > & {
    overscroll-behavior: contain auto;
  }
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
