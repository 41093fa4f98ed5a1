import { styled } from 'styled-components'
import { hostRules } from './hostRules.ts'
import { inherited } from './inherited.ts'
import { tokens } from './tokens.ts'

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
    :is(a, button):is([aria-current]:not([aria-current='false'], [aria-current='date']), [aria-pressed='true']) {
      background: Highlight !important;
      color: HighlightText !important;
      /* Otherwise the browser draws a plate in the colour of the page behind the text, which hides it. */
      forced-color-adjust: none;
    }
    :is(a, button):is([aria-current]:not([aria-current='false'], [aria-current='date']), [aria-pressed='true']) * {
      color: inherit !important;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    * {
      scroll-behavior: auto !important;
    }
  }
`
