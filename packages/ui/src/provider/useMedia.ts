import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches. False on a server, and at the first render after it. */
export function useMedia(query: string): boolean {
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
