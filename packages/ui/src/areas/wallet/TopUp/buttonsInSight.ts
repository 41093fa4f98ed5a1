import { css } from 'styled-components'
import { StepButtons } from '../../../primitives/overlays/StepButtons.ts'
import { SMALL_WINDOW } from './smallWindow.ts'

/** Keeps the buttons of a step in sight at the lower edge of its dialog, where a small window makes the step scroll. */
export const buttonsInSight = css`
  @media ${SMALL_WINDOW} {
    > ${StepButtons} {
      position: sticky;
      bottom: calc(-1 * var(--fleet-space-5));
      margin: 0 calc(-1 * var(--fleet-space-5)) calc(-1 * var(--fleet-space-5));
      padding: var(--fleet-space-2) var(--fleet-space-5);
      border-radius: 0 0 var(--fleet-radius-l) var(--fleet-radius-l);
      background: var(--fleet-color-raised);
    }
    > ${StepButtons} > * {
      padding-inline: var(--fleet-space-2);
    }
  }
`
