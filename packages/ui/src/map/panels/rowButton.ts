import { css } from 'styled-components'
import { focusRing } from '../../theme/focusRing.ts'

/** The style of a pressable list row. */
export const rowButton = css`
  ${focusRing}
  outline-offset: -2px;
  flex: 1;
  min-width: 0;
  min-height: 40px;
  padding: var(--fleet-space-2) var(--fleet-space-3);
  border: 0;
  border-radius: var(--fleet-radius-s);
  background: none;
  color: var(--fleet-color-text);
  font-size: var(--fleet-text-s);
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: var(--fleet-color-sunken);
  }
  &[aria-current='true'] {
    background: var(--fleet-color-accent-soft);
  }

  @media (pointer: coarse) {
    min-height: 44px;
  }
`
