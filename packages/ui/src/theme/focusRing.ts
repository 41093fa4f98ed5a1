import { css } from 'styled-components'

const ring = css`
  outline: var(--fleet-focus-width) solid var(--fleet-color-focus);
  outline-offset: var(--fleet-focus-offset);
`

const fieldLook = css`
  border-color: var(--fleet-color-focus);
  outline: var(--fleet-focus-width) solid var(--fleet-color-focus);
  outline-offset: -1px;
`

/** The focus ring of the keyboard. An outline, because forced colours keep outlines. */
export const focusRing = css`
  outline: none;

  &[data-focus-visible],
  &:focus-visible {
    ${ring}
  }
  /* Safari before 15.4 drops the rule above. */
  @supports not selector(:focus-visible) {
    &:focus {
      ${ring}
    }
  }
`

/** The ring around an element for a control in it. Without :has() (before Chrome 105) any focus inside shows it. */
export const focusRingAround = (control: string, look = ring) => css`
  &:has(${control}) {
    ${look}
  }
  @supports not selector(:has(a)) {
    &:focus-within {
      ${look}
    }
  }
`

/** The ring of a field's box, for the control in it. */
export const fieldRing = (control: string) => focusRingAround(control, fieldLook)
