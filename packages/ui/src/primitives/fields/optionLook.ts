import { css } from 'styled-components'
import { chosenOutline } from '../../theme/looks.ts'

/** The options of a list that the arrow keys of a field choose from, each with a second line. */
export const optionLook = css`
  [role='option'] {
    display: grid;
    align-content: center;
    min-height: var(--fleet-control-height);
    padding: var(--fleet-space-1) var(--fleet-space-3);
    border-radius: var(--fleet-radius-s);
    cursor: pointer;
  }
  [role='option']:hover,
  [role='option'][data-focused] {
    background: var(--fleet-color-accent-soft);
  }
  small {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
  ${chosenOutline("[role='option'][data-focused]")}
`
