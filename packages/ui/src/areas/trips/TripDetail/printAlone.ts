import { css } from 'styled-components'

/**
 * Prints an element alone, wherever it is in the document: other elements are hidden, and its ancestors lose position,
 * size and look. A browser without `:has` (before Chrome 105 and Safari 15.4) prints the whole page. The rules belong to
 * the element and stay in the style sheet: global ones, which come and go with it, restyle the page at each close.
 */
export const printAlone = css`
  @supports selector(:has(a)) {
    @media print {
      body:has(&) *:not(:has(&), &, & *) {
        display: none !important;
      }
      *:has(&) {
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
  }
`
