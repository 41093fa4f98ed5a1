import { styled } from 'styled-components'

/** The parts of a dashboard below each other. */
export const DashboardParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-4);
  color: var(--fleet-color-text);
`
