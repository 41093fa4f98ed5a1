import { useEffect, useState } from 'react'
import { useOfflineSince } from '../../provider/useOfflineSince.ts'
import type { Remote } from '../calls/useRemote.ts'
import { type Live, type LiveCall, type LiveContext, liveState } from './liveState.ts'

/** The time after which a refetch is shown, in milliseconds. */
const SLOW_AFTER_MS = 1_000

type Call = LiveCall & Pick<Remote<unknown>, 'retry'>

/**
 * The state of a page that polls, for `LiveStrip`: of one call or several, the main one first (`useRemote`,
 * `useRemoteList`).
 */
export function useLive(
  calls: Call | readonly Call[],
  { isPaused }: Pick<LiveContext, 'isPaused'> = {},
): Live | undefined {
  const all: readonly Call[] = 'retry' in calls ? [calls] : calls
  const isSlow = useSlow(all.some(({ isFetching }) => isFetching))
  const state = liveState(all, { offlineSince: useOfflineSince(), isPaused, isSlow })
  return (
    state && {
      ...state,
      onRetry: () => {
        for (const { retry } of all) retry()
      },
    }
  )
}

/** Whether something has been under way for longer than `SLOW_AFTER_MS`. */
function useSlow(isUnderWay: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  if (isSlow && !isUnderWay) setSlow(false)
  useEffect(() => {
    if (!isUnderWay) return undefined
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isUnderWay])
  return isSlow
}
