import { css } from 'styled-components'
import { fieldRing } from '../../theme/focusRing.ts'

/** The box around a control. */
export const fieldBox = `
  display: flex;
  align-items: center;
  min-height: var(--fleet-control-height);
  border: 1px solid var(--fleet-field-border);
  border-radius: var(--fleet-control-radius);
  background: var(--fleet-field-background);

  &:hover {
    border-color: var(--fleet-color-text-muted);
  }
`

/** A field with its label, box, hint and error. `control` selects what shows the focus ring in the box. */
export const fieldFrame = (control: string) => css`
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
    ${fieldBox}
    ${fieldRing(control)}
  }
  > [slot='description'],
  > [data-part='description'] {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
  > [slot='errorMessage'],
  > [data-part='error'] {
    color: var(--fleet-color-red);
    font-size: var(--fleet-text-s);
  }
  &[data-invalid] > [data-part='box'] {
    border-color: var(--fleet-color-red);
  }
  /* The description may say why it is disabled, so it stays readable. */
  &[data-disabled] > :not([slot='description']):not([data-part='description']) {
    opacity: 0.6;
  }
`

/** A control that fills its box. */
export const fieldControl = `
  width: 100%;
  min-width: 0;
  /* Over the border of its box: a finger has the whole height. */
  min-height: var(--fleet-control-height);
  margin-block: -1px;
  border: 0;
  border-radius: inherit;
  outline: none;
  background: none;
  color: inherit;
  font-size: var(--fleet-control-text);
`

/** An `input` in its box. */
export const fieldInput = `
  ${fieldControl}
  flex: 1;

  &::placeholder {
    color: var(--fleet-color-text-muted);
    opacity: 1;
  }
`
