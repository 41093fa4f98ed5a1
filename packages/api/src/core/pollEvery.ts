/** The longest pause between two attempts while a server fails, in milliseconds. */
const LONGEST_PAUSE = 300_000

/**
 * Options of a query for something asked for every so many milliseconds, or not by itself where undefined. A hidden page
 * asks nothing, and asks at once when it is seen again or back on line. While calls fail the pause doubles, up to five
 * minutes: it is as long as the last good answer was old when the last call failed.
 */
export function pollEvery(interval: number | undefined) {
  return {
    refetchInterval: ({
      state,
    }: {
      readonly state: { readonly dataUpdatedAt: number; readonly errorUpdatedAt: number }
    }) => (interval === undefined ? false : pauseAfter(interval, state.dataUpdatedAt, state.errorUpdatedAt)),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  } as const
}

function pauseAfter(interval: number, goodAt: number, failedAt: number): number {
  if (goodAt === 0 || failedAt <= goodAt) return interval
  return Math.max(interval, Math.min(LONGEST_PAUSE, failedAt - goodAt))
}
