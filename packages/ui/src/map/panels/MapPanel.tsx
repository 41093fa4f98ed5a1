import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useFocusReturn } from '../../focus/useFocusReturn.ts'
import { IconButton } from '../../primitives/actions/IconButton.tsx'
import { useIsWide } from '../../primitives/layout/useIsWide.ts'
import { useOverlay } from '../../primitives/overlays/useOverlay.ts'
import { LOW_MAP } from './shortMap.ts'
import { useRoomBeside } from './useRoomBeside.ts'

export interface MapPanelProps {
  /** Accessible name and heading. */
  label: string
  closeLabel: string
  onClose: () => void
  /** Fills the available height. */
  isTall?: boolean
  children: ReactNode
}

/** Below this width of the window, in px, a panel is at the lower edge. */
const PHONE_BELOW = 640

/** A panel at the side of a map, on a phone at its lower edge. Takes the focus on mount and restores it on unmount. */
export function MapPanel({ label, closeLabel, onClose, isTall = false, children }: MapPanelProps) {
  const panel = useRef<HTMLElement>(null)
  useFocusReturn(panel)
  useRoomBeside(panel, isTall)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  // On a phone it covers the map like a sheet (CF-169).
  useOverlay(!useIsWide(PHONE_BELOW), () => {
    onClose()
    return true
  })

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }

  return (
    <Side
      ref={panel}
      aria-label={label}
      tabIndex={-1}
      data-part="panel"
      data-tall={isTall || undefined}
      onKeyDown={press}
    >
      <Head>
        <strong>{label}</strong>
        <IconButton label={closeLabel} onPress={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </Head>
      {children}
    </Side>
  )
}

const Side = styled.section`
  position: absolute;
  z-index: 660;
  inset: var(--fleet-space-3) var(--fleet-space-3) auto auto;
  display: flex;
  flex-direction: column;
  gap: var(--fleet-space-2);
  width: min(320px, 100% - 2 * var(--fleet-space-3));
  max-height: calc(100% - 2 * var(--fleet-space-3));
  padding: var(--fleet-space-3);
  border: 1px solid var(--fleet-card-border);
  border-radius: var(--fleet-card-radius);
  outline: none;
  background: var(--fleet-color-raised);
  box-shadow: var(--fleet-shadow-3);
  color: var(--fleet-color-text);

  &[data-tall] {
    bottom: var(--map-credit);
  }
  > p {
    margin: 0;
  }
  > [data-part='list'] {
    flex: 1;
    min-height: 0;
  }
  > [data-part='list'] > ul {
    gap: 0;
  }

  @media (max-width: 639px) {
    inset: auto 0 0;
    width: 100%;
    max-height: 70%;
    border-radius: var(--fleet-card-radius) var(--fleet-card-radius) 0 0;

    &[data-tall] {
      top: 40%;
      bottom: 0;
    }
  }
  /* A list has the whole map. */
  ${LOW_MAP} {
    &[data-tall] {
      top: 0;
      max-height: none;
      border-radius: 0;
    }
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--fleet-space-2);
`
