import { styled } from 'styled-components'

/** Headline figures in a card over a map: the value above its name, in Burmese beside it. */
export const MapTotals = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, auto);
  justify-content: space-between;
  gap: var(--fleet-space-2) var(--fleet-space-3);
  margin: 0;

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dt {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
  }
  dd {
    margin: 0;
    font-size: var(--fleet-text-l);
    font-weight: var(--fleet-weight-strong);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &:lang(my) {
    grid-template-columns: 1fr;
    justify-content: stretch;
    gap: 0;
  }
  &:lang(my) > div {
    flex-direction: row;
    align-items: baseline;
    justify-content: space-between;
  }
  /* With enlarged text there is no room for three beside each other, nor for the longest in one line. */
  @container fleet-map-over (max-width: 14em) {
    &,
    &:lang(my) {
      grid-template-columns: 1fr;
      gap: var(--fleet-space-2);
    }
    &:lang(my) > div {
      flex-direction: column-reverse;
      align-items: stretch;
    }
    dd {
      white-space: normal;
    }
  }
`
