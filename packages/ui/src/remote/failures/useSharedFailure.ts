import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { DialogScope } from '../../primitives/overlays/DialogScope.ts'
import { useLatestCallback } from '../../primitives/useLatestCallback.ts'
import { isUnanswered, type OutageCause } from '../../provider/Failure.ts'
import { type FailedParts, failedPartsOf } from './FailedParts.ts'

/** Before the paint, where there is one. */
const useEffectBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** How a part shows its failure. */
export interface SharedFailure {
  /** The part shows the cause and the button; otherwise another part of the page does. */
  readonly isLead: boolean
  /** Repeats the calls of all parts with this cause. */
  readonly onRetry: (() => void) | undefined
}

/** Whether a part of the page, other than a last one, shows that the server cannot be reached. */
export function useIsFailureShown(): boolean {
  const parts = useFailedParts()
  return useSyncExternalStore(
    parts.subscribe,
    () => parts.all().some(({ isUnreached, isLast }) => isUnreached && !isLast),
    () => false,
  )
}

/**
 * One failure and one button for one cause: of all parts of a page, a dialog or a panel over it that fail for one cause, the first shows it,
 * and its button repeats the calls of all. `outage` is the cause of the part's failure; without one its failure is its own.
 * A part that `isLast` shows the cause only where no other does. Source: CF-115.
 */
export function useSharedFailure(
  outage: OutageCause | undefined,
  onRetry: (() => void) | undefined,
  isLast = false,
): SharedFailure {
  const parts = useFailedParts()
  const [id] = useState(() => ({}))
  const retry = useLatestCallback(() => onRetry?.())
  const cause = outage?.cause
  const isUnreached = outage !== undefined && isUnanswered(outage)
  useEffectBeforePaint(
    () => (cause === undefined ? undefined : parts.add(id, { cause, isUnreached, isLast, retry })),
    [parts, id, retry, cause, isUnreached, isLast],
  )
  const lead = useSyncExternalStore(
    parts.subscribe,
    () => parts.leadOf(cause) ?? id,
    () => id,
  )
  if (cause === undefined) return { isLead: true, onRetry }
  return {
    isLead: lead === id,
    onRetry:
      onRetry &&
      (() => {
        for (const part of parts.all()) if (part.cause === cause) part.retry()
      }),
  }
}

/** The failed parts of the dialog or panel around, else of the page: a button below it cannot be pressed, or closes it. */
function useFailedParts(): FailedParts {
  const page = useQueryClient()
  return failedPartsOf(useContext(DialogScope) ?? page)
}
