import { ServerError } from './errors.ts'

/** The longest pause between two attempts while a server fails, in milliseconds. */
const LONGEST_PAUSE = 300_000
/** A timer of more milliseconds ends at once. */
const LONGEST_TIMER = 2 ** 31 - 1

/**
 * Options of a query for something asked for every so many milliseconds, or not by itself where undefined. A hidden page
 * asks nothing, and asks at once when it is seen again or back on line. While calls fail the pause doubles, up to five
 * minutes: it is as long as the last good answer was old when the last call failed. A server that asks for more (Retry-After) gets it.
 */
export function pollEvery(interval: number | undefined) {
  return {
    refetchInterval: ({
      state,
    }: {
      readonly state: {
        readonly dataUpdatedAt: number
        readonly errorUpdatedAt: number
        readonly error?: unknown
      }
    }) => {
      if (interval === undefined) return false
      const asked = state.error instanceof ServerError ? (state.error.retryAfter ?? 0) : 0
      const pause = pauseAfter(interval, state.dataUpdatedAt, state.errorUpdatedAt)
      return Math.max(pause, Math.min(asked, LONGEST_TIMER))
    },
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  } as const
}

function pauseAfter(interval: number, goodAt: number, failedAt: number): number {
  if (goodAt === 0 || failedAt <= goodAt) return interval
  return Math.max(interval, Math.min(LONGEST_PAUSE, failedAt - goodAt))
}
