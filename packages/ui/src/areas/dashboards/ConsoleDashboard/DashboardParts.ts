import { styled } from 'styled-components'
import { stack } from '../../../theme/looks.ts'

/** The parts of a dashboard below each other. */
export const DashboardParts = styled.div`
  ${stack}
  gap: var(--fleet-space-4);

  > p {
    margin: 0;
  }
`
