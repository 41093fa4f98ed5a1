import { css, styled } from 'styled-components'
import { focusRing } from '../../theme/focusRing.ts'

/** A button inside a field, after its text, with the height of the field. */
export const fieldAction = css`
  ${focusRing}
  display: grid;
  place-items: center;
  flex: none;
  width: var(--fleet-control-height);
  align-self: stretch;
  /* Over the border of its box: a finger has the whole height. */
  margin-block: -1px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  border-radius: var(--fleet-control-radius);
  color: var(--fleet-color-text-muted);
  --fleet-focus-offset: -2px;
`

/** A button inside a field, such as the one that opens the calendar. It needs an `aria-label`. */
export const FieldAction = styled.button`
  ${fieldAction}

  &:hover,
  &[aria-expanded='true'] {
    color: var(--fleet-color-text);
  }
  &:disabled {
    cursor: not-allowed;
  }
`
