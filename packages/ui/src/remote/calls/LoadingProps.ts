import type { Failure } from '../../provider/Failure.ts'

/** How the data of a view is loading. */
export interface LoadingProps {
  /** A request is in flight. */
  isFetching?: boolean | undefined
  /** Why there is nothing to show, in plain text (CF-115). */
  failure?: Failure | undefined
  /** The session has ended: the action is Sign In or Reload (ERR-12). */
  isSignedOut?: boolean | undefined
  /** Why the shown data is stale, and its age, in plain text (CF-115). */
  staleness?: Failure | undefined
  /** Refetches; without it there is no button. */
  onRetry?: (() => void) | undefined
}
