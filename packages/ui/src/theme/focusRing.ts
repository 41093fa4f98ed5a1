import { css } from 'styled-components'

/** The focus ring of the keyboard. An outline, because forced colours keep outlines. */
export const focusRing = css`
  outline: none;

  &[data-focus-visible],
  &:focus-visible {
    outline: var(--fleet-focus-width) solid var(--fleet-color-focus);
    outline-offset: var(--fleet-focus-offset);
  }
`
