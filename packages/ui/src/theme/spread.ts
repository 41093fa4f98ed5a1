import { css } from 'styled-components'

/** Parts at both ends of a line, which wraps where they do not fit. */
export const spread = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
`
