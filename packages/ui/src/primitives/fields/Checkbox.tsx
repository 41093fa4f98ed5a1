import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import type { ReactNode } from 'react'
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox'
import { styled } from 'styled-components'
import type { AriaRootProps } from '../rootProps.ts'
import { checkable } from './checkable.ts'

export interface CheckboxProps
  extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style'>,
    AriaRootProps<HTMLLabelElement> {
  /** The label. */
  children: ReactNode
}

const Face = styled(AriaCheckbox)`
  ${checkable('mark')}

  > [data-part='mark'] {
    display: grid;
    place-items: center;
    width: 18px;
    height: 18px;
    border-radius: 4px;
    color: var(--fleet-color-on-accent);
  }
  &[data-invalid] > [data-part='mark'] {
    border-color: var(--fleet-color-red);
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
