import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useContext, useEffect, useId, useLayoutEffect, useSyncExternalStore } from 'react'
import { DialogScope } from '../../primitives/overlays/DialogScope.ts'
import { useLatestCallback } from '../../primitives/useLatestCallback.ts'
import { isUnanswered, type OutageCause } from '../../provider/Failure.ts'

/** A part of a page that has failed for a cause that others may share. */
interface Part {
  readonly cause: string
  /** The browser may be offline: no server was reached. */
  readonly isUnreached: boolean
  readonly isLast: boolean
  readonly retry: () => void
}

/** The parts of a page that have failed so, in the order of their failure. */
interface Parts {
  readonly failed: Map<string, Part>
  readonly listeners: Set<() => void>
}

const partsOf = new WeakMap<object, Parts>()

function partsAt(owner: object): Parts {
  const parts = partsOf.get(owner) ?? { failed: new Map<string, Part>(), listeners: new Set() }
  partsOf.set(owner, parts)
  return parts
}

/** Before the paint, where there is one. */
const useEffectBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** How a part shows its failure. */
export interface SharedFailure {
  /** The part shows the cause and the button; otherwise another part of the page does. */
  readonly isLead: boolean
  /** Repeats the calls of all parts with this cause. */
  readonly onRetry: (() => void) | undefined
}

function useParts() {
  const page = useQueryClient()
  // The page below a dialog cannot be pressed.
  const parts = partsAt(useContext(DialogScope) ?? page)
  const subscribe = useCallback(
    (listener: () => void) => {
      parts.listeners.add(listener)
      return () => void parts.listeners.delete(listener)
    },
    [parts],
  )
  return { parts, subscribe }
}

/** Whether a part of the page, other than a last one, shows that the server cannot be reached. */
export function useIsFailureShown(): boolean {
  const { parts, subscribe } = useParts()
  return useSyncExternalStore(
    subscribe,
    () => [...parts.failed.values()].some(({ isUnreached, isLast }) => isUnreached && !isLast),
    () => false,
  )
}

/**
 * One failure and one button for one cause: of all parts of a page or a dialog that fail for one cause, the first shows it,
 * and its button repeats the calls of all. `outage` is the cause of the part's failure; without one its failure is its own.
 * A part that `isLast` shows the cause only where no other does. Source: CF-115.
 */
export function useSharedFailure(
  outage: OutageCause | undefined,
  onRetry: (() => void) | undefined,
  isLast = false,
): SharedFailure {
  const { parts, subscribe } = useParts()
  const id = useId()
  const retry = useLatestCallback(() => onRetry?.())
  const cause = outage?.cause
  const isUnreached = outage !== undefined && isUnanswered(outage)
  useEffectBeforePaint(() => {
    if (cause === undefined) return undefined
    const tell = () => {
      for (const listener of [...parts.listeners]) listener()
    }
    parts.failed.set(id, { cause, isUnreached, isLast, retry })
    tell()
    return () => {
      parts.failed.delete(id)
      tell()
    }
  }, [parts, id, retry, cause, isUnreached, isLast])
  const lead = useSyncExternalStore(
    subscribe,
    () => leadOf(parts, cause) ?? id,
    () => id,
  )
  if (cause === undefined) return { isLead: true, onRetry }
  return {
    isLead: lead === id,
    onRetry:
      onRetry &&
      (() => {
        for (const one of [...parts.failed.values()]) if (one.cause === cause) one.retry()
      }),
  }
}

/** The id of the part that shows a cause; undefined where none has failed for it. */
function leadOf({ failed }: Parts, cause: string | undefined): string | undefined {
  const ids = [...failed].filter(([, part]) => part.cause === cause)
  const [lead] = ids.find(([, { isLast }]) => !isLast) ?? ids[0] ?? []
  return lead
}
