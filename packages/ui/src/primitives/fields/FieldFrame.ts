import { styled } from 'styled-components'
import { fieldRing } from '../../theme/focusRing.ts'

/** Styles the label, `box`, `description` and `error` of a field that is not a text field, as `TextField` does. */
export const FieldFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-1);
  min-width: 0;
  text-align: start;

  > label,
  > [data-part='label'] {
    color: var(--fleet-color-text);
    font-size: var(--fleet-text-s);
    font-weight: var(--fleet-weight-strong);
  }

  > [data-part='box'] {
    display: flex;
    align-items: center;
    min-height: var(--fleet-control-height);
    border: 1px solid var(--fleet-field-border);
    border-radius: var(--fleet-control-radius);
    background: var(--fleet-field-background);
  }
  > [data-part='box']:hover {
    border-color: var(--fleet-color-text-muted);
  }
  > [data-part='box'] {
    ${fieldRing('> :focus-visible')}
  }

  > [data-part='description'] {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
  > [data-part='error'] {
    color: var(--fleet-color-red);
    font-size: var(--fleet-text-s);
  }

  &[data-invalid] > [data-part='box'] {
    border-color: var(--fleet-color-red);
  }
  &[data-disabled] {
    opacity: 0.6;
  }
`
