import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import type { ReactNode } from 'react'
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox'
import { styled } from 'styled-components'
import type { AriaRootProps } from '../rootProps.ts'

export interface CheckboxProps
  extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style'>,
    AriaRootProps<HTMLLabelElement> {
  /** The label. */
  children: ReactNode
}

const Face = styled(AriaCheckbox)`
  display: inline-flex;
  align-items: center;
  gap: var(--fleet-space-2);
  min-height: var(--fleet-control-height);
  color: var(--fleet-color-text);
  cursor: pointer;

  > [data-part='mark'] {
    display: grid;
    place-items: center;
    flex: none;
    width: 18px;
    height: 18px;
    border: 1.5px solid var(--fleet-color-control);
    border-radius: 4px;
    background: var(--fleet-field-background);
    color: var(--fleet-color-on-accent);
    transition: background var(--fleet-duration) var(--fleet-ease);
  }
  &[data-hovered] > [data-part='mark'] {
    border-color: var(--fleet-color-text-muted);
  }
  &[data-selected] > [data-part='mark'],
  &[data-indeterminate] > [data-part='mark'] {
    border-color: var(--fleet-color-accent);
    background: var(--fleet-color-accent);
  }
  &[data-invalid] > [data-part='mark'] {
    border-color: var(--fleet-color-red);
  }
  &[data-focus-visible] > [data-part='mark'] {
    outline: var(--fleet-focus-width) solid var(--fleet-color-focus);
    outline-offset: var(--fleet-focus-offset);
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-selected] > [data-part='mark'],
    &[data-indeterminate] > [data-part='mark'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

/** A yes or no that is sent with a form. For an immediate effect use `Switch`. */
export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <Face {...props} data-component="Checkbox">
      {({ isSelected, isIndeterminate }) => (
        <>
          <span data-part="mark">
            {isIndeterminate ? (
              <Minus size={14} strokeWidth={3} aria-hidden />
            ) : isSelected ? (
              <Check size={14} strokeWidth={3} aria-hidden />
            ) : null}
          </span>
          <span>{children}</span>
        </>
      )}
    </Face>
  )
}
