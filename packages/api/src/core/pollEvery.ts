import { NetworkError, ServerError } from './errors.ts'

/** The longest pause between two polls of a failing server, in milliseconds. */
const LONGEST_PAUSE = 300_000
/** The maximum delay of a timer in milliseconds; a longer one would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1

/**
 * Query options that poll at an interval in milliseconds, or not at all if undefined. A hidden page does not poll, and
 * refetches when it is visible or online again. While calls fail, the pause doubles up to five minutes: it equals the
 * age of the last good answer at the last failure. A longer Retry-After of the server is respected. A browser that is
 * offline polls again when it is online, or after five minutes, because some report offline behind a VPN.
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
      if (state.error instanceof NetworkError && globalThis.navigator?.onLine === false)
        return Math.max(interval, LONGEST_PAUSE)
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
