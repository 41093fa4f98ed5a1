import { abortReason } from './abort.ts'
import { wait } from './retry.ts'

/** The used part of `navigator.locks`, whose locks all tabs of an origin share. */
export interface PaceLocks {
  request(name: string, options: { signal?: AbortSignal }, use: () => Promise<void>): Promise<unknown>
}

/** The queues of this page, by host. All clients of the page share them. */
const queues = new Map<string, Promise<void>>()

/** The host of a base address: bases that differ only in the path share a pace. */
function hostOf(base: string): string {
  try {
    return new URL(base, globalThis.location?.href).host
  } catch {
    return base
  }
}

/**
 * Resolves at the caller's turn: calls to one host pass at least `interval` ms apart, in order of arrival, over all
 * clients of the page and, if the browser has locks, over all its tabs (T19). A turn keeps the lock until the next may
 * start. Rejects with the signal's reason on abort; an aborted caller takes no turn.
 */
export function pace(
  base: string,
  interval: number,
  signal?: AbortSignal,
  locks: PaceLocks | undefined = globalThis.navigator?.locks,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortReason(signal))
    const abort = () => reject(abortReason(signal))
    signal?.addEventListener('abort', abort, { once: true })

    let isGranted = false
    async function take() {
      isGranted = true
      signal?.removeEventListener('abort', abort)
      if (signal?.aborted) return
      resolve()
      await wait(interval)
    }
    async function queue() {
      if (signal?.aborted) return
      try {
        await (locks ? locks.request(`fleetgis:pace:${host}`, signal ? { signal } : {}, take) : take())
      } catch {
        // Refused, as in a sandboxed frame: only the page's own queue applies.
        if (!isGranted) await take()
      }
    }
    const host = hostOf(base)
    queues.set(host, (queues.get(host) ?? Promise.resolve()).then(queue))
  })
}
