import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useContext, useEffect, useId, useLayoutEffect, useSyncExternalStore } from 'react'
import { DialogScope } from '../../primitives/overlays/DialogScope.ts'
import { useLatestCallback } from '../../primitives/useLatestCallback.ts'

/** The parts of a page that show that the server cannot be reached, in the order of their failure. */
interface Parts {
  readonly retries: Map<string, () => void>
  readonly listeners: Set<() => void>
}

const partsOf = new WeakMap<object, Parts>()

function partsAt(owner: object): Parts {
  const parts = partsOf.get(owner) ?? { retries: new Map(), listeners: new Set() }
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

/** Whether a part of the page shows that the server cannot be reached. */
export function useIsFailureShown(): boolean {
  const { parts, subscribe } = useParts()
  return useSyncExternalStore(
    subscribe,
    () => parts.retries.size > 0,
    () => false,
  )
}

/**
 * One failure and one button for one cause: of all parts of a page or a dialog that cannot reach the server, the first shows it,
 * and its button repeats the calls of all. `isUnreachable`: whether that is the part's failure; another one is its own.
 * Source: CF-115.
 */
export function useSharedFailure(isUnreachable: boolean, onRetry: (() => void) | undefined): SharedFailure {
  const { parts, subscribe } = useParts()
  const id = useId()
  const retry = useLatestCallback(() => onRetry?.())
  useEffectBeforePaint(() => {
    if (!isUnreachable) return undefined
    const tell = () => {
      for (const listener of [...parts.listeners]) listener()
    }
    parts.retries.set(id, retry)
    tell()
    return () => {
      parts.retries.delete(id)
      tell()
    }
  }, [parts, id, retry, isUnreachable])
  const lead = useSyncExternalStore(
    subscribe,
    () => [...parts.retries.keys()][0] ?? id,
    () => id,
  )
  if (!isUnreachable) return { isLead: true, onRetry }
  return {
    isLead: lead === id,
    onRetry:
      onRetry &&
      (() => {
        for (const one of [...parts.retries.values()]) one()
      }),
  }
}
