import { waitFor } from 'storybook/test'

/**
 * Holds the timers and intervals of one delay, in milliseconds, until `elapse`: a story neither waits for them nor races
 * with them. Its `beforeEach` replaces the timer functions for the time of the story.
 */
export function heldTimers(delay: number) {
  const held = new Map<unknown, { run: () => void; repeats: boolean }>()
  const timers = {
    beforeEach() {
      held.clear()
      const { setTimeout, clearTimeout, setInterval, clearInterval } = window
      const holding =
        (start: (run: () => void, ms?: number, ...rest: unknown[]) => number, repeats: boolean) =>
        (run: () => void, ms?: number, ...rest: unknown[]) => {
          if (ms !== delay) return start(run, ms, ...rest)
          // Its id is a real one: it cannot be that of another timer.
          const id = setTimeout(() => {}, 0)
          held.set(id, { run, repeats })
          return id
        }
      // Either function clears both kinds.
      const clear = (id?: number) => {
        held.delete(id)
        clearTimeout(id)
      }
      Object.assign(window, {
        setTimeout: holding(setTimeout, false),
        setInterval: holding(setInterval, true),
        clearTimeout: clear,
        clearInterval: clear,
      })
      return () => void Object.assign(window, { setTimeout, clearTimeout, setInterval, clearInterval })
    },
    /** Runs the held timers once, and returns their number. */
    elapse(): number {
      const due = [...held]
      for (const [id, { run, repeats }] of due) {
        if (!repeats) held.delete(id)
        run()
      }
      return due.length
    },
    /** Runs them again and again, until an assertion passes. */
    elapseUntil: (assert: () => void) =>
      waitFor(() => {
        timers.elapse()
        assert()
      }),
  }
  return timers
}
