import { styled } from 'styled-components'

/** Around a switch that follows a vehicle, and its hint. On a narrow map Locate does, unless it is on. */
export const Follow = styled.div`
  display: contents;

  small {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
  }
  [data-narrow] &:not([data-on]) {
    display: none;
  }
`
