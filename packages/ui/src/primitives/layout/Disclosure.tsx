import { type ReactNode, type RefObject, useCallback, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useFocusReturn } from '../../focus/useFocusReturn.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { floating } from '../../theme/looks.ts'
import { useDismiss } from '../overlays/useDismiss.ts'
import { useScrollStop } from '../overlays/useScrollStop.ts'

export interface DisclosureProps {
  /** Its accessible name; shown unless `face` is given. */
  label: string
  /** The content of the button, in place of the label. */
  face?: ReactNode
  /** The edge of the button that the panel aligns to; `start` unless given. */
  align?: 'start' | 'end'
  /** The current page is one of those in the panel. */
  isCurrent?: boolean
  /** Renders the panel, with a function that closes it. */
  children: (close: () => void) => ReactNode
}

const Box = styled.div`
  position: relative;

  > button {
    ${focusRing}
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--fleet-space-1);
    min-width: var(--fleet-control-height);
    min-height: var(--fleet-control-height);
    padding: 0 var(--fleet-space-2);
    border: 0;
    border-radius: var(--fleet-control-radius);
    background: none;
    color: var(--fleet-color-text-muted);
    font-weight: var(--fleet-weight-strong);
    cursor: pointer;
  }
  > button[aria-current] {
    background: var(--fleet-color-accent-soft);
    color: var(--fleet-color-accent);
  }
  > button:hover,
  > button[aria-expanded='true'] {
    background: var(--fleet-color-sunken);
    color: var(--fleet-color-text);
  }

  > [data-part='panel'] {
    ${focusRing}
    position: absolute;
    z-index: var(--fleet-z-popover);
    top: calc(100% + var(--fleet-space-1));
    inset-inline-start: 0;
    min-width: 200px;
    max-width: min(320px, calc(100vw - 2 * var(--fleet-space-3)));
    max-height: 70vh;
    max-height: 70dvh;
    ${floating}
    padding: var(--fleet-space-1);
    --fleet-focus-offset: -2px;
  }
  &[data-align='end'] > [data-part='panel'] {
    inset-inline: auto 0;
  }
`

/**
 * A button with a panel below it, over the page. Escape, a press outside and a focus outside close it; Escape restores
 * the focus.
 */
export function Disclosure({ label, face, align = 'start', isCurrent = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const close = () => setOpen(false)
  return (
    <Box ref={box} data-component="Disclosure" data-align={align}>
      <button
        type="button"
        aria-label={face ? label : undefined}
        aria-current={isCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {face ?? label}
      </button>
      {isOpen ? (
        <Panel id={id} label={label} box={box} onClose={close}>
          {children(close)}
        </Panel>
      ) : null}
    </Box>
  )
}

interface PanelProps {
  id: string
  label: string
  box: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** A press between its links focuses the panel, so that Escape still works. */
function Panel({ id, label, box, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useDismiss(box, onClose)
  useFocusReturn(
    panel,
    useCallback(() => box.current?.querySelector('[aria-expanded]') ?? null, [box]),
  )
  const isStop = useScrollStop(panel)
  return (
    <div
      ref={panel}
      id={id}
      data-part="panel"
      tabIndex={isStop ? 0 : -1}
      {...(isStop ? { role: 'group', 'aria-label': label } : {})}
    >
      {children}
    </div>
  )
}
