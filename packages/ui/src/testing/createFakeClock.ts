import type { World } from '@fleetgis/sandbox'
import type { Clock } from '../provider/FleetContext.ts'

/** A clock that stands still until it is moved. Timers are not its business: fake those with the test runner. */
export interface FakeClock extends Clock {
  /** Moves it on by so many milliseconds, and with it the world that it belongs to. */
  advance(ms: number): void
}

/** The clock of a world, or one that begins at a moment, in epoch milliseconds. */
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
