import { css } from 'styled-components'

/** A list without marks and without the space around it. */
export const plainList = css`
  margin: 0;
  padding: 0;
  list-style: none;
`
