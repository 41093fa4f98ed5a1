import { cloneElement, type ReactElement, type ReactNode, useRef, useState } from 'react'
import { ControlBox } from './ControlBox.ts'
import { FloatingPanel, type FloatingPanelProps } from './FloatingPanel.tsx'

/** The props that an opener accepts, such as `Button` and `IconButton`. */
export interface OpenerProps {
  onPress?: (() => void) | undefined
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'dialog' | 'menu'
}

export interface PopoverProps extends Pick<FloatingPanelProps, 'align'> {
  /** The button that opens the panel; the popover sets its `onPress`. */
  opener: ReactElement<OpenerProps>
  /** The accessible name of the panel. */
  label: string
  /** Renders the content, with a function that closes the panel and restores the focus. */
  children: (close: () => void) => ReactNode
}

/**
 * A button that opens a panel over the page. Escape, a press outside and a focus outside close it. Unlike a
 * `Disclosure`, it is never clipped, and is placed where it fits in the window.
 */
export function Popover({ opener, label, align = 'start', children }: PopoverProps) {
  const box = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <ControlBox ref={box} data-component="Popover">
      {cloneElement(opener, {
        onPress: () => setOpen(!isOpen),
        'aria-expanded': isOpen,
        'aria-haspopup': 'dialog',
      })}
      {isOpen ? (
        <FloatingPanel anchor={box} label={label} align={align} onClose={() => setOpen(false)}>
          {children(() => setOpen(false))}
        </FloatingPanel>
      ) : null}
    </ControlBox>
  )
}
