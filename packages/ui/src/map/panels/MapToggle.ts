import { styled } from 'styled-components'
import { focusRing } from '../../theme/focusRing.ts'

/** A button in the upper corner of a map. */
export const MapToggle = styled.button`
  ${focusRing}
  position: absolute;
  z-index: 620;
  inset: var(--fleet-space-3) var(--fleet-space-3) auto auto;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  padding: 0;
  border: 1px solid var(--fleet-color-control);
  border-radius: var(--fleet-radius-s);
  background: var(--fleet-color-raised);
  box-shadow: var(--fleet-shadow-1);
  color: var(--fleet-color-text);
  cursor: pointer;

  &:hover {
    background: var(--fleet-color-sunken);
  }

  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`
