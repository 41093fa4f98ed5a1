import { css } from 'styled-components'

/** The surface of a panel that floats over the page. */
export const floatingLook = css`
  overflow: auto;
  border: 1px solid var(--fleet-color-line);
  border-radius: var(--fleet-radius-m);
  background: var(--fleet-color-raised);
  box-shadow: var(--fleet-shadow-2);
  text-align: start;
`
