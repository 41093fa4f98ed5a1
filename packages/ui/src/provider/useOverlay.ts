import { useEffect } from 'react'
import { useLatestCallback } from '../primitives/useLatestCallback.ts'
import { useFleet } from './FleetContext.ts'

/** An open dialog, sheet or picture, or an unfolded card of a map on a phone. */
export interface Overlay {
  /** Closes it, as its x does. Returns false if it stays: it asks about unsaved input, or its call is being sent. */
  close(): boolean
}

/** Tells the app of an overlay while it is open, so that Back can close it. CF-169. */
export function useOverlay(isOpen: boolean, close: () => boolean): void {
  const { onOverlay } = useFleet()
  const closeNow = useLatestCallback(close)
  useEffect(() => (isOpen ? onOverlay?.({ close: closeNow }) : undefined), [isOpen, onOverlay, closeNow])
}
