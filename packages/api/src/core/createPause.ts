import { checkAborted } from './abort.ts'

/** Milliseconds of a slice of work: frames and presses come between two. */
const SLICE = 8

/**
 * Cuts long work into slices: `await pause()` before each step lets other tasks run, before the first one and whenever a
 * slice is over. It throws the reason of `signal` once that is aborted.
 */
export function createPause(signal: AbortSignal | undefined): () => Promise<void> {
  let end = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() < end) return
    await nextTask()
    checkAborted(signal)
    end = performance.now() + SLICE
  }
}

/** Resolves in a task of its own, after those that wait for the thread. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    // A timer of 0 ms waits for 4 ms after a few turns; a message does not.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
