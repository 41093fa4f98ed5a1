import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { focusRing } from '../../theme/focusRing.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import type { AriaRootProps } from '../rootProps.ts'

export interface ButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style'>,
    AriaRootProps<HTMLButtonElement> {
  /** `primary` is the main action of a screen; `danger` cannot be undone; `secondary` unless given. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** Fills the width of its container. */
  isWide?: boolean
  children: ReactNode
}

// Only one property has a transition: react-aria never releases an element that unmounts during two. Fields therefore
// have no transition on the colour of their four borders.
const Face = styled(AriaButton)`
  ${focusRing}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--fleet-space-2);
  min-height: var(--fleet-control-height);
  padding: var(--fleet-space-1) var(--fleet-space-4);
  border: 1px solid transparent;
  border-radius: var(--fleet-control-radius);
  background: var(--fleet-button-background);
  color: var(--fleet-button-text);
  font-size: var(--fleet-control-text);
  font-weight: var(--fleet-weight-strong);
  line-height: var(--fleet-line-height);
  text-align: center;
  cursor: pointer;
  transition: background var(--fleet-duration) var(--fleet-ease);

  --fleet-button-background: var(--fleet-color-surface);
  --fleet-button-hover: var(--fleet-color-sunken);
  --fleet-button-text: var(--fleet-color-text);
  &[data-variant='secondary'] {
    border-color: var(--fleet-color-control);
  }
  &[data-variant='primary'] {
    --fleet-button-background: var(--fleet-color-accent);
    --fleet-button-hover: var(--fleet-color-accent-strong);
    --fleet-button-text: var(--fleet-color-on-accent);
  }
  &[data-variant='quiet'] {
    --fleet-button-background: transparent;
    --fleet-button-text: var(--fleet-color-accent);
  }
  &[data-variant='danger'] {
    --fleet-button-background: var(--fleet-color-red);
    --fleet-button-hover: var(--fleet-color-red);
    --fleet-button-text: var(--fleet-color-surface);
  }

  &[data-wide] {
    width: 100%;
  }
  &[data-hovered] {
    background: var(--fleet-button-hover);
  }
  &[data-pressed] {
    background: var(--fleet-button-hover);
    transform: translateY(1px);
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  &[data-pending] {
    cursor: progress;
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;
    &[data-disabled] {
      color: GrayText;
      opacity: 1;
    }
  }
`

const Waiting = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--fleet-space-2);
  opacity: 0.55;
`

/** A button. While `isPending` it keeps the focus, shows a spinner and ignores presses. */
export function Button({
  variant = 'secondary',
  isWide = false,
  isPending,
  children,
  ...props
}: ButtonProps) {
  return (
    <Face
      {...props}
      isPending={isPending ?? false}
      data-component="Button"
      data-variant={variant}
      data-wide={isWide || undefined}
    >
      {isPending ? (
        <>
          <Spinner size={16} />
          <Waiting>{children}</Waiting>
        </>
      ) : (
        children
      )}
    </Face>
  )
}
