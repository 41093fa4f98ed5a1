import { createGlobalStyle } from 'styled-components'

/**
 * On paper stands the detail alone, wherever on the page it is: all that does not hold it goes, and what holds it gives
 * up its place, size and look.
 */
export const PrintStyle = createGlobalStyle`
  @media print {
    body:has([data-print='alone']) *:not(:has([data-print='alone']), [data-print='alone'], [data-print='alone'] *) {
      display: none !important;
    }
    *:has([data-print='alone']) {
      position: static !important;
      display: block !important;
      justify-items: normal !important;
      align-content: normal !important;
      width: auto !important;
      height: auto !important;
      min-height: 0 !important;
      max-height: none !important;
      margin: 0 !important;
      padding: 0 !important;
      overflow: visible !important;
      border: 0 !important;
      background: #fff !important;
      box-shadow: none !important;
      transform: none !important;
    }
  }
`
