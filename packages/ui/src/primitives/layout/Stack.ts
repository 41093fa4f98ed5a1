import { styled } from 'styled-components'

/** Parts of a widget below each other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-3);
  color: var(--fleet-color-text);
`
