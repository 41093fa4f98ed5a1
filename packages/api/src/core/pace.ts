import { wait } from './retry.ts'

/** Resolves when it is the caller's turn; rejects with the signal's reason as soon as that aborts. */
export type Pace = (name: string, interval: number, signal?: AbortSignal) => Promise<void>

/**
 * Lets callers of one name pass one by one, at least `interval` ms apart, in the order they came (T19). Nobody is
 * turned away; who gives up while waiting takes no turn.
 */
export function createPace(): Pace {
  const lines = new Map<string, Promise<void>>()
  const passed = new Map<string, number>()

  async function pass(name: string, interval: number, signal?: AbortSignal): Promise<void> {
    const last = passed.get(name)
    const rest = last === undefined ? 0 : last + interval - performance.now()
    if (rest > 0) await wait(rest, signal)
    signal?.throwIfAborted()
    passed.set(name, performance.now())
  }

  return (name, interval, signal) => {
    const turn = (lines.get(name) ?? Promise.resolve()).then(() => pass(name, interval, signal))
    lines.set(
      name,
      turn.catch(() => {}),
    )
    return untilAborted(turn, signal)
  }
}

/** The promise, or the signal's reason if that comes first. */
function untilAborted(promise: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason)
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal?.removeEventListener('abort', abort))
  })
}
