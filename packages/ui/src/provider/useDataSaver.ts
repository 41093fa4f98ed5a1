import { useSyncExternalStore } from 'react'

/** The browser's view of the network; Chromium alone tells it. */
interface Connection extends EventTarget {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** The fastest of the browser's four kinds of connection. */
const FAST = '4g'

const connection = () =>
  (globalThis.navigator as (Navigator & { readonly connection?: Connection }) | undefined)?.connection

function subscribe(onChange: () => void): () => void {
  const network = connection()
  network?.addEventListener('change', onChange)
  return () => network?.removeEventListener('change', onChange)
}

function savesData(): boolean {
  const { saveData = false, effectiveType = FAST } = connection() ?? {}
  return saveData || effectiveType !== FAST
}

/**
 * Whether photos wait for a press: the browser saves data, or its connection is slow. False where the browser tells
 * neither, and on a server.
 */
export function useDataSaver(): boolean {
  return useSyncExternalStore(subscribe, savesData, () => false)
}
