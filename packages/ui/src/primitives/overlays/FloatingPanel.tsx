import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useFocusReturn } from '../../focus/useFocusReturn.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { DialogScope } from './DialogScope.ts'
import { useDismiss } from './useDismiss.ts'
import { usePanelFocus } from './usePanelFocus.ts'
import { type PlacedPanelOptions, usePlacedPanel } from './usePlacedPanel.ts'
import { useScrollStop } from './useScrollStop.ts'

export interface FloatingPanelProps extends Pick<PlacedPanelOptions, 'align' | 'mayCover' | 'isAnchorWide'> {
  /** The element around the panel and its opener. The panel is placed beside its part `box`, if it has one. */
  anchor: RefObject<HTMLElement | null>
  /** Its accessible name. */
  label: string
  /** Called on Escape, a press outside, or a focus outside. */
  onClose: () => void
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
  border: 1px solid var(--fleet-color-line);
  border-radius: var(--fleet-radius-m);
  background: var(--fleet-color-raised);
  box-shadow: var(--fleet-shadow-2);
  text-align: start;
  padding: var(--fleet-space-2);
  color: var(--fleet-color-text);
  font-weight: 400;
  --fleet-focus-offset: -2px;
`

/**
 * A panel over the page while it is mounted. It uses the top layer where the browser has one, so that nothing clips or
 * covers it. Its place in the document, and so in the tab order, stays. It takes the focus and gives it back to the
 * opener. Where it overflows, the keyboard can scroll it.
 */
export function FloatingPanel({
  anchor,
  label,
  onClose,
  align = 'start',
  mayCover = false,
  isAnchorWide = false,
  children,
}: FloatingPanelProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [scope] = useState(() => ({}))
  useDismiss(anchor, onClose)
  usePanelFocus(ref)

  const findTarget = useCallback(
    () => anchor.current?.querySelector('[data-part="box"]') ?? anchor.current,
    [anchor],
  )
  usePlacedPanel(ref, findTarget, { align, mayCover, isAnchorWide })
  const findOpener = useCallback(
    () => anchor.current?.querySelector('[aria-expanded="true"]') ?? null,
    [anchor],
  )
  useFocusReturn(ref, findOpener)
  const isStop = useScrollStop(ref)

  return (
    <Panel
      ref={ref}
      role="dialog"
      aria-label={label}
      popover="manual"
      tabIndex={isStop ? 0 : -1}
      data-component="FloatingPanel"
    >
      <DialogScope value={scope}>{children}</DialogScope>
    </Panel>
  )
}
