import { styled } from 'styled-components'

/**
 * The filters above a list, in one row; below each other on a phone. Boxes stand level: a field without a visible label
 * keeps the room of one, and an error below a field moves no other.
 */
export const FilterBar = styled.search`
  --fleet-label-room: calc(var(--fleet-text-s) * var(--fleet-line-height) + var(--fleet-space-1));
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--fleet-space-2) var(--fleet-space-3);

  > * {
    flex: 1 1 220px;
    min-width: 0;
    max-width: 420px;
  }
  > [data-component='SearchField'],
  > search,
  > [data-component='Button'] {
    margin-top: var(--fleet-label-room);
  }
  > [data-component='Button'] {
    flex: none;
  }
  @media (max-width: 599px) {
    > * {
      flex-basis: 100%;
      max-width: none;
    }
    > [data-component='SearchField'],
    > search,
    > [data-component='Button'] {
      margin-top: 0;
    }
  }
`
