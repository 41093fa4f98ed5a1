import type { Failure } from '../../provider/Failure.ts'
import type { Remote } from '../calls/useRemote.ts'

/** The state of a page that polls, the best first. */
export type LiveState = 'live' | 'updating' | 'paused' | 'outOfDate' | 'signedOut' | 'offline'

/** What a page that polls says about its data, and the way out. */
export interface Live {
  readonly state: LiveState
  /** The age of the data in whole minutes; undefined without data. */
  readonly minutes?: number | undefined
  /** Why the data is out of date, or the session over, in plain text. */
  readonly reason?: Failure | undefined
  /** Other data of the page is fresh. */
  readonly isPart?: boolean | undefined
  readonly isFetching?: boolean | undefined
  /** Refetches everything. */
  readonly onRetry?: (() => void) | undefined
}

/** How long after the browser's event a reply may still arrive, in milliseconds. */
const LATE_REPLY_MS = 1_000

/** The fields of `Remote` that decide. */
export type LiveCall = Pick<
  Remote<unknown>,
  'data' | 'minutes' | 'updatedAt' | 'reason' | 'isSignedOut' | 'isFetching'
>

export interface LiveContext {
  /** When the browser went offline, epoch milliseconds of the machine's clock; undefined while online. */
  readonly offlineSince?: number | undefined
  /** The user has switched polling off. */
  readonly isPaused?: boolean | undefined
  /** A request takes longer than a poll should: a short one is not shown, so that each poll does not flicker. */
  readonly isSlow?: boolean | undefined
}

/**
 * The worst state of several calls, the page's main call first. Undefined where nothing has loaded and every failed call
 * says so in place of its data (CF-115). The age is that of the oldest failed data, else of the main data.
 */
export function liveState(
  calls: readonly LiveCall[],
  { offlineSince, isPaused, isSlow }: LiveContext = {},
): Omit<Live, 'onRetry'> | undefined {
  const failed = calls.filter(({ reason }) => reason !== undefined)
  const hasData = calls.some(({ data }) => data !== undefined)
  const isFetching = calls.some((call) => call.isFetching)
  const shared = { minutes: ageOf(failed) ?? ageOf(calls.slice(0, 1)) ?? ageOf(calls), isFetching }
  // A success disproves the browser, which may report offline behind a VPN; a reply that was on its way does not.
  const isOffline =
    offlineSince !== undefined &&
    (failed.length > 0 ||
      !calls.some(({ updatedAt }) => updatedAt !== undefined && updatedAt > offlineSince + LATE_REPLY_MS))
  if (isOffline) return { state: 'offline', ...shared }
  if (!hasData && (failed.length > 0 || !isFetching)) return undefined
  const signedOut = failed.find(({ isSignedOut }) => isSignedOut)
  if (signedOut) return { state: 'signedOut', ...shared, reason: signedOut.reason }
  if (failed.length > 0)
    return {
      state: 'outOfDate',
      ...shared,
      reason: failed[0]?.reason,
      isPart: failed.length < calls.length,
    }
  if (isFetching && (isSlow || !hasData)) return { state: 'updating', ...shared }
  return { state: isPaused ? 'paused' : 'live', ...shared }
}

/** The age of the oldest data. */
function ageOf(calls: readonly LiveCall[]): number | undefined {
  const ages = calls.flatMap(({ minutes }) => minutes ?? [])
  return ages.length > 0 ? Math.max(...ages) : undefined
}
