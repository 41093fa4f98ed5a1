import type { World } from '@fleetgis/sandbox'
import type { Clock } from '../provider/FleetContext.ts'

/** A clock that changes by `advance` only. It does not affect timers: fake those with the test runner. */
export interface FakeClock extends Clock {
  /** Advances the time by so many milliseconds, and the world of the clock. */
  advance(ms: number): void
}

/** Creates the clock of a world, or one that starts at a time in epoch milliseconds. */
export function createFakeClock(start: World | number): FakeClock {
  if (typeof start !== 'number')
    return { now: () => start.now, advance: (ms) => start.advanceTo(start.now + ms) }
  let now = start
  return {
    now: () => now,
    advance(ms) {
      now += ms
    },
  }
}
