import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { focusRing } from '../../theme/focusRing.ts'
import type { AriaRootProps } from '../rootProps.ts'

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'aria-label' | 'children' | 'className' | 'style'>,
    AriaRootProps<HTMLButtonElement> {
  /** Its accessible name. */
  label: string
  /** The icon, 18 px. */
  children: ReactNode
}

const Face = styled(AriaButton)`
  ${focusRing}
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--fleet-control-height);
  height: var(--fleet-control-height);
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  border-radius: var(--fleet-control-radius);
  color: var(--fleet-color-text-muted);
  transition: background var(--fleet-duration) var(--fleet-ease);

  &[data-hovered],
  &[data-pressed],
  &[aria-expanded='true'],
  &[aria-pressed='true'] {
    background: var(--fleet-color-sunken);
    color: var(--fleet-color-text);
  }
  &[data-disabled],
  &[data-pending] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`

/**
 * A button that shows an icon; `label` is its accessible name. While `isPending` it keeps the focus and ignores presses.
 */
export function IconButton({ label, children, ...props }: IconButtonProps) {
  return (
    <Face {...props} aria-label={label} data-component="IconButton">
      {children}
    </Face>
  )
}
