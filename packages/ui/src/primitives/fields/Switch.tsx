import type { ReactNode } from 'react'
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch'
import { styled } from 'styled-components'
import type { AriaRootProps } from '../rootProps.ts'
import { checkable } from './checkable.ts'

export interface SwitchProps
  extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'>,
    AriaRootProps<HTMLLabelElement> {
  /** The label. */
  children: ReactNode
}

const Face = styled(AriaSwitch)`
  ${checkable('track')}

  > [data-part='track'] {
    width: 36px;
    height: 20px;
    padding: 2px;
    border-radius: var(--fleet-radius-full);
  }
  > [data-part='track']::before {
    content: '';
    display: block;
    width: 13px;
    height: 13px;
    border-radius: var(--fleet-radius-full);
    background: var(--fleet-color-control);
    transition: transform var(--fleet-duration) var(--fleet-ease);
  }
  &[data-selected] > [data-part='track']::before {
    background: var(--fleet-color-on-accent);
    transform: translateX(16px);
  }

  @media (forced-colors: active) {
    > [data-part='track']::before {
      background: ButtonText;
    }
    &[data-selected] > [data-part='track'] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

/** Turns something on or off, with an immediate effect. */
export function Switch({ children, ...props }: SwitchProps) {
  return (
    <Face {...props} data-component="Switch">
      <span data-part="track" />
      <span>{children}</span>
    </Face>
  )
}
