import { useSyncExternalStore } from 'react'

/** From this width of the window on, lists are dense tables with a panel beside them. */
const WIDE = '(min-width: 900px)'

function subscribe(onChange: () => void): () => void {
  const query = globalThis.matchMedia?.(WIDE)
  query?.addEventListener('change', onChange)
  return () => query?.removeEventListener('change', onChange)
}

/** Whether the window has room for a table. False on a server, and at the first render after it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia?.(WIDE).matches ?? false,
    () => false,
  )
}
