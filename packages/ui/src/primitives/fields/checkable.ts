import { css } from 'styled-components'

/** The styles of `Checkbox` and `Switch`: a mark beside its label. `part` is the `data-part` of the mark. */
export const checkable = (part: string) => css`
  display: inline-flex;
  align-items: center;
  gap: var(--fleet-space-2);
  min-height: var(--fleet-control-height);
  color: var(--fleet-color-text);
  cursor: pointer;

  /* One whose words are in its name alone is as narrow as its mark. */
  @media (pointer: coarse) {
    min-width: 44px;
  }
  > [data-part='${part}'] {
    flex: none;
    border: 1.5px solid var(--fleet-color-control);
    background: var(--fleet-field-background);
    transition: background var(--fleet-duration) var(--fleet-ease);
  }
  &[data-hovered] > [data-part='${part}'] {
    border-color: var(--fleet-color-text-muted);
  }
  &[data-selected] > [data-part='${part}'],
  &[data-indeterminate] > [data-part='${part}'] {
    border-color: var(--fleet-color-accent);
    background: var(--fleet-color-accent);
  }
  &[data-focus-visible] > [data-part='${part}'] {
    outline: var(--fleet-focus-width) solid var(--fleet-color-focus);
    outline-offset: var(--fleet-focus-offset);
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`
