import type { ReactNode } from 'react'
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch'
import { styled } from 'styled-components'
import type { AriaRootProps } from '../rootProps.ts'

export interface SwitchProps
  extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'>,
    AriaRootProps<HTMLLabelElement> {
  /** The label. */
  children: ReactNode
}

const Face = styled(AriaSwitch)`
  display: inline-flex;
  align-items: center;
  gap: var(--fleet-space-2);
  min-height: var(--fleet-control-height);
  color: var(--fleet-color-text);
  cursor: pointer;

  > [data-part='track'] {
    flex: none;
    width: 36px;
    height: 20px;
    padding: 2px;
    border: 1.5px solid var(--fleet-color-control);
    border-radius: var(--fleet-radius-full);
    background: var(--fleet-field-background);
    transition: background var(--fleet-duration) var(--fleet-ease);
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
  &[data-hovered] > [data-part='track'] {
    border-color: var(--fleet-color-text-muted);
  }
  &[data-selected] > [data-part='track'] {
    border-color: var(--fleet-color-accent);
    background: var(--fleet-color-accent);
  }
  &[data-selected] > [data-part='track']::before {
    background: var(--fleet-color-on-accent);
    transform: translateX(16px);
  }
  &[data-focus-visible] > [data-part='track'] {
    outline: var(--fleet-focus-width) solid var(--fleet-color-focus);
    outline-offset: var(--fleet-focus-offset);
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
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
