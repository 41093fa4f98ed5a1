import { css, styled } from 'styled-components'

/** Parts below each other, none wider than their container. */
export const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-3);
  color: var(--fleet-color-text);
`

/** Parts of a widget below each other. */
export const Stack = styled.div`
  ${stack}
`
