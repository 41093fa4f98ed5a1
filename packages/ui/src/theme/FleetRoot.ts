import { styled } from 'styled-components'
import { BURMESE_LINE_HEIGHT } from './burmeseLineHeight.ts'
import { hostRules } from './hostRules.ts'
import { inherited } from './inherited.ts'
import { tokens } from './tokens.ts'

/** Links and buttons that are current or pressed; without `:is`, which is newer than Chrome 87. */
const CURRENT = ['a', 'button'].flatMap((part) => [
  `${part}[aria-current]:not([aria-current='false']):not([aria-current='date'])`,
  `${part}[aria-pressed='true']`,
])

/** The root element of the kit; it carries theme, language and tokens. */
export const FleetRoot = styled.div<{ 'data-page'?: true | undefined }>`
  ${tokens}
  ${(root) => (root['data-page'] ? '' : hostRules)}
  ${inherited}
  background: var(--fleet-color-canvas);
  -webkit-text-size-adjust: 100%;
  -webkit-tap-highlight-color: transparent;

  &[data-page] {
    min-height: 100vh;
    min-height: 100dvh;
  }

  /* Burmese text of a part in a page of another language; above hostRules. */
  &&:not(:lang(my)) [lang='my'] {
    line-height: ${BURMESE_LINE_HEIGHT};
  }
  &&:not(:lang(my)) span[lang='my'] {
    font-size: max(1em, var(--fleet-rem));
  }

  /* No specificity, so that every style of a part overrides them. */
  :where(& *, & *::before, & *::after) {
    box-sizing: border-box;
  }
  :where(& button, & input, & select, & textarea) {
    font: inherit;
    letter-spacing: inherit;
  }

  /* Inherited where the browser supports it; a rule per element would cost each element a style. */
  &::selection {
    background: var(--fleet-color-accent);
    color: var(--fleet-color-on-accent);
  }

  /* Forced colours remove the difference between a current or pressed part and the others. */
  @media (forced-colors: active) {
    ${CURRENT.join()} {
      background: Highlight !important;
      color: HighlightText !important;
      /* Otherwise the browser draws a plate in the colour of the page behind the text, which hides it. */
      forced-color-adjust: none;
    }
    ${CURRENT.map((selector) => `${selector} *`).join()} {
      color: inherit !important;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    * {
      scroll-behavior: auto !important;
    }
  }
`
