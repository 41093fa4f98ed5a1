import { styled } from 'styled-components'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'

/**
 * Around a `Table` with a column `amount`. In a narrow container each row is the name with the amount and its bar at the
 * right, and a line with the other figures. A rank and a phone are before both lines.
 */
export const RankedRows = styled.div`
  @container (max-width: 560px) {
    && tbody tr {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      align-content: flex-start;
      gap: 2px var(--fleet-space-3);
      padding: var(--fleet-space-2) var(--fleet-space-3);
    }
    && tbody tr > * {
      display: block;
      max-width: 100%;
      padding: 0;
      /* Only what is longer than any sum. */
      overflow-wrap: break-word;
    }
    && tbody tr > *::before {
      content: none;
    }
    /* The lines break after the amount. */
    && tbody tr::after {
      flex-basis: 100%;
      order: 1;
      content: '';
    }
    && [data-column='name'] {
      flex: 1 1 30%;
      min-width: 0;
    }
    && [data-column='amount'] {
      flex: 0 1 auto;
      min-width: 7.5em;
      font-weight: var(--fleet-weight-strong);
      text-align: end;
    }
    /* Chrome before 88 has no lists in :not(). */
    && tbody tr > :not([data-column='name']):not([data-column='amount']):not([data-column='rank']) {
      order: 2;
      color: var(--fleet-color-text-muted);
      font-size: var(--fleet-text-xs);
    }
    && tbody td:not([data-column='amount']):not([data-column='rank']):not([data-column='contact']) {
      display: flex;
      gap: 0.4em;
    }
    && tbody td:not([data-column='amount']):not([data-column='rank']):not([data-column='contact'])::before {
      content: attr(data-label);
      content: attr(data-label) / '';
    }

    /* A class more than three :not() count for. */
    &&& tbody tr > [data-column='distance'][data-label]::before {
      content: none;
    }
    &&& tbody tr > [data-column='net'][data-label] {
      order: 3;
      margin-inline-start: auto;
    }
    &&[data-ranked] tbody tr {
      min-height: calc(44px + 2.25em);
      padding-inline-start: 44px;
    }
    && [data-column='rank'],
    && [data-column='contact'] {
      position: absolute;
      inset-inline-start: 0;
      width: 44px;
      text-align: center;
    }
    && [data-column='contact'] {
      bottom: 0;
    }
    /* Only what a press needs: the number is masked, and its name says it. */
    [data-part='contact'] > span {
      ${visuallyHidden}
    }
    [data-part='contact'] > a {
      justify-content: center;
      width: 44px;
      min-height: 44px;
      font-size: 0;
    }
  }
`
