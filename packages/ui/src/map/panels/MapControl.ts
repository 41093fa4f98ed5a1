import { Button } from 'react-aria-components/Button'
import { css, styled } from 'styled-components'
import { focusRing } from '../../theme/focusRing.ts'

/** The look of a button over a map. `--control` is its edge. */
export const mapControl = css`
  ${focusRing}
  display: grid;
  place-items: center;
  width: var(--control);
  height: var(--control);
  padding: 0;
  border: 1px solid var(--fleet-color-control);
  border-radius: var(--fleet-radius-s);
  background: var(--fleet-color-raised);
  box-shadow: var(--fleet-shadow-1);
  color: var(--fleet-color-text);
  cursor: pointer;
`

/** One of the buttons that pan and zoom a map. */
export const MapControl = styled(Button)`
  ${mapControl}
  pointer-events: auto;
  outline-offset: -2px;

  &[data-hovered] {
    background: var(--fleet-color-sunken);
  }
  &[data-disabled] {
    color: var(--fleet-color-text-muted);
    cursor: not-allowed;
  }
  &[data-pressed],
  &[aria-expanded='true'] {
    background: var(--fleet-color-accent-soft);
  }
`
