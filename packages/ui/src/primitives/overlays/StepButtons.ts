import { styled } from 'styled-components'

/** The buttons of a step, aligned to the end, the main one last; full width on a phone. */
export const StepButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--fleet-space-2);

  @media (max-width: 599px) {
    > * {
      flex: 1 1 auto;
    }
  }
`
