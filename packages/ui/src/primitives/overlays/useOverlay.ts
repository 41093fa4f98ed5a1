import { useEffect } from 'react'
import { useFleet } from '../../provider/FleetContext.ts'
import { useLatestCallback } from '../useLatestCallback.ts'

/** Registers an open overlay with the app, so that Back can close it. CF-169. */
export function useOverlay(isOpen: boolean, close: () => boolean): void {
  const { onOverlay } = useFleet()
  const closeNow = useLatestCallback(close)
  useEffect(() => (isOpen ? onOverlay?.({ close: closeNow }) : undefined), [isOpen, onOverlay, closeNow])
}
