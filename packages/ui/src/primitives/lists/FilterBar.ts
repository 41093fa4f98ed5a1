import { styled } from 'styled-components'

/**
 * The filters above a list, in one row; below each other on a phone. Boxes are aligned: a field without a visible label
 * keeps the room of one, and an error below a field moves no other. With `data-unlabelled` no field has a label.
 */
export const FilterBar = styled.search`
  --fleet-label-room: calc(var(--fleet-text-s) * var(--fleet-line-height) + var(--fleet-space-1));
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--fleet-space-2) var(--fleet-space-3);

  &[data-unlabelled] {
    --fleet-label-room: 0px;
  }
  > * {
    flex: 1 1 220px;
    min-width: 0;
    max-width: 420px;
  }
  /* A search and its button, and both days of a range: they go to the next row together. */
  > search {
    flex-basis: calc(11 * var(--fleet-rem) + 110px);
  }
  > [data-component='DateRangeField'] {
    flex-basis: calc(11.8 * var(--fleet-rem) + 108px);
  }
  &:lang(my) > [data-component='DateRangeField'] {
    flex-basis: calc(14 * var(--fleet-rem) + 128px);
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
    > *,
    > search,
    > [data-component='DateRangeField'],
    &:lang(my) > [data-component='DateRangeField'] {
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
