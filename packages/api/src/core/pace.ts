import { wait } from './retry.ts'

/** The part of `navigator.locks` that is used: its locks are shared by all tabs of an origin. */
export interface PaceLocks {
  request(name: string, options: { signal?: AbortSignal }, use: () => Promise<void>): Promise<unknown>
}

/** The queues of this page, by host. All clients of the page share them. */
const queues = new Map<string, Promise<void>>()

/** The host of a base address: bases that differ in a path or a slash share a pace. */
function hostOf(base: string): string {
  try {
    return new URL(base, globalThis.location?.href).host
  } catch {
    return base
  }
}

/**
 * Resolves when it is the caller's turn: calls to one host pass at least `interval` ms apart, in the order they came,
 * over all clients of the page and, where the browser has locks, all its tabs (T19). A turn keeps the lock until the
 * next may begin. Rejects with the signal's reason as soon as that aborts; an aborted caller takes no turn.
 */
export function pace(
  base: string,
  interval: number,
  signal?: AbortSignal,
  locks: PaceLocks | undefined = globalThis.navigator?.locks,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const abort = () => reject(signal?.reason)
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
        // Refused, as in a sandboxed frame: the page's own queue is left.
        if (!isGranted) await take()
      }
    }
    const host = hostOf(base)
    queues.set(host, (queues.get(host) ?? Promise.resolve()).then(queue))
  })
}
