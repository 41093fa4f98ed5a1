import { styled } from 'styled-components'
import { mapControl } from './MapControl.ts'

/** A button in the upper corner of a map. */
export const MapToggle = styled.button`
  ${mapControl}
  --control: 36px;
  position: absolute;
  z-index: 620;
  inset: var(--fleet-space-3) var(--fleet-space-3) auto auto;

  &:hover {
    background: var(--fleet-color-sunken);
  }

  @media (pointer: coarse) {
    --control: 44px;
  }
`
