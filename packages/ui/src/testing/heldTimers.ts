/**
 * Holds the timers of one delay, in milliseconds, until `elapse`: a story neither waits for them nor races with them.
 * Its `beforeEach` replaces the timer functions for the time of the story.
 */
export function heldTimers(delay: number) {
  const held = new Map<unknown, () => void>()
  return {
    beforeEach() {
      held.clear()
      const { setTimeout: start, clearTimeout: clear } = window
      const hold = (run: () => void, ms?: number, ...rest: unknown[]) => {
        if (ms !== delay) return start(run, ms, ...rest)
        // Its id is a real one: it cannot be that of another timer.
        const id = start(() => {}, 0)
        held.set(id, run)
        return id
      }
      window.setTimeout = hold as typeof window.setTimeout
      window.clearTimeout = (id) => {
        held.delete(id)
        clear(id)
      }
      return () => {
        window.setTimeout = start
        window.clearTimeout = clear
      }
    },
    /** Runs the held timers, and returns their number. */
    elapse(): number {
      const due = [...held]
      for (const [id, run] of due) {
        held.delete(id)
        run()
      }
      return due.length
    },
  }
}
