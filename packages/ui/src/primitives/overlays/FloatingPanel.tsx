import { type ReactNode, type RefObject, useCallback, useRef } from 'react'
import { styled } from 'styled-components'
import { useFocusReturn } from '../../focus/useFocusReturn.ts'
import { focusRing } from '../../theme/focusRing.ts'
import type { PanelAlign } from './placePanel.ts'
import { useDismiss } from './useDismiss.ts'
import { usePanelFocus } from './usePanelFocus.ts'
import { usePlacedPanel } from './usePlacedPanel.ts'
import { useScrollStop } from './useScrollStop.ts'

export interface FloatingPanelProps {
  /** What holds both the panel and the control that opened it. The panel stands beside its part `box`, if it has one. */
  anchor: RefObject<HTMLElement | null>
  /** Its accessible name. */
  label: string
  /** Escape, a press elsewhere, or the focus moving on. */
  onClose: () => void
  /** `start` unless given. */
  align?: PanelAlign
  /** At least as wide as what it stands beside. */
  isAnchorWide?: boolean
  id?: string
  className?: string
  children: ReactNode
}

const Panel = styled.div`
  ${focusRing}
  position: fixed;
  z-index: var(--fleet-z-modal);
  inset: auto;
  max-width: calc(100vw - 2 * var(--fleet-space-2));
  margin: 0;
  overflow: auto;
  padding: var(--fleet-space-2);
  border: 1px solid var(--fleet-color-line);
  border-radius: var(--fleet-radius-m);
  background: var(--fleet-color-raised);
  box-shadow: var(--fleet-shadow-2);
  color: var(--fleet-color-text);
  text-align: start;
  --fleet-focus-offset: -2px;
`

/**
 * A panel over the page, as long as it is mounted. Where the browser can, it stands in the top layer, so that nothing
 * clips or covers it; in the document it stays where it is, and so in the order of Tab. It takes the focus, which goes
 * back to what opened it, and the keyboard can scroll it where it overflows.
 */
export function FloatingPanel({
  anchor,
  label,
  onClose,
  align = 'start',
  isAnchorWide = false,
  ...props
}: FloatingPanelProps) {
  const ref = useRef<HTMLDivElement>(null)
  useDismiss(anchor, onClose)
  usePanelFocus(ref)

  const findTarget = useCallback(
    () => anchor.current?.querySelector('[data-part="box"]') ?? anchor.current,
    [anchor],
  )
  usePlacedPanel(ref, findTarget, { align, isAnchorWide })
  const findOpener = useCallback(
    () => anchor.current?.querySelector('[aria-expanded="true"]') ?? null,
    [anchor],
  )
  useFocusReturn(ref, findOpener)
  const isStop = useScrollStop(ref)

  return (
    <Panel
      {...props}
      ref={ref}
      role="dialog"
      aria-label={label}
      popover="manual"
      tabIndex={isStop ? 0 : -1}
      data-component="FloatingPanel"
    />
  )
}
