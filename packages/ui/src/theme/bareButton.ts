import { css } from 'styled-components'

/** A button without the look of the browser's. */
export const bareButton = css`
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`
