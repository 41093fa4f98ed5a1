import { css } from 'styled-components'

/** The ring around what the keyboard is on. An outline, so that forced colours keep it. */
export const focusRing = css`
  outline: none;

  &[data-focus-visible],
  &:focus-visible {
    outline: var(--fleet-focus-width) solid var(--fleet-color-focus);
    outline-offset: var(--fleet-focus-offset);
  }
`
