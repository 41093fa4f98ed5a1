import { cloneElement, type ReactElement, type ReactNode, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { FloatingPanel, type FloatingPanelProps } from './FloatingPanel.tsx'

/** What a control needs to take to open something: `Button` and `IconButton` do. */
export interface OpenerProps {
  onPress?: (() => void) | undefined
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'dialog' | 'menu'
}

export interface PopoverProps extends Pick<FloatingPanelProps, 'align'> {
  /** The button that opens it; its `onPress` is taken over. */
  opener: ReactElement<OpenerProps>
  /** What is in it, read aloud. */
  label: string
  className?: string
  /** What is in it. It is called with a function that closes it and gives the focus back. */
  children: (close: () => void) => ReactNode
}

const Box = styled.span`
  display: inline-flex;
`

/**
 * A panel that a button opens over the page. Escape, a press elsewhere and the focus moving on close it. Unlike
 * `Disclosure`, nothing clips it, and it finds its place in the window.
 */
export function Popover({ opener, label, align = 'start', className, children }: PopoverProps) {
  const box = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <Box ref={box} className={className} data-component="Popover">
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
    </Box>
  )
}
