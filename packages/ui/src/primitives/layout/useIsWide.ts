import { useCallback, useSyncExternalStore } from 'react'

/** From this width of the window on, in px, lists are dense tables with a panel beside them. */
const WIDE = 900

/** Whether the window has room for a table. False on a server, and at the first render after it. */
export function useIsWide(from = WIDE): boolean {
  const query = `(min-width: ${from}px)`
  return useSyncExternalStore(
    useCallback(
      (onChange) => {
        const list = globalThis.matchMedia?.(query)
        list?.addEventListener('change', onChange)
        return () => list?.removeEventListener('change', onChange)
      },
      [query],
    ),
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  )
}
