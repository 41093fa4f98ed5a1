import { styled } from 'styled-components'

/** The filters above a list: side by side, and below each other on a phone. */
export const FilterBar = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--fleet-space-2) var(--fleet-space-3);

  > * {
    flex: 1 1 220px;
    min-width: 0;
    max-width: 420px;
  }
  @media (max-width: 599px) {
    > * {
      flex-basis: 100%;
      max-width: none;
    }
  }
`
