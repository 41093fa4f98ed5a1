interface SliceRules {
  /** Milliseconds that a slice takes at most, when it starts. */
  readonly longest: () => number
  /** Whether the next slice waits for the next frame; otherwise it follows at once, after what waits for the thread. */
  readonly isInFrame: () => boolean
}

/**
 * Runs `step` until it returns false, cut into slices, so that no task is long: other tasks and frames run before and
 * between slices. `onEnd` runs after the last step. Returns a function that stops it.
 */
export function runInSlices(
  step: () => boolean,
  { longest, isInFrame }: SliceRules,
  onEnd: () => void,
): () => void {
  // A timer of 0 ms waits for 4 ms after a few turns; a message does not.
  const { port1, port2 } = new MessageChannel()
  let frame = 0
  const stop = () => {
    if (frame !== 0) cancelAnimationFrame(frame)
    port1.onmessage = null
    port1.close()
  }
  const goOn = () => {
    if (isInFrame()) frame = requestAnimationFrame(run)
    else port2.postMessage(undefined)
  }
  const run = () => {
    const end = performance.now() + longest()
    let hasMore = true
    while (hasMore && performance.now() < end) hasMore = step()
    if (hasMore) goOn()
    else {
      stop()
      onEnd()
    }
  }
  port1.onmessage = run
  goOn()
  return stop
}
