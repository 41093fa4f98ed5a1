import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * Gives memoized children a callback that keeps its identity between renders, and calls the latest one. Do not call it
 * while rendering.
 */
export function useLatestCallback<Arguments extends unknown[], Result = void>(
  callback: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(callback)
  // Set in the commit itself: an event may come between a commit and its passive effects.
  useInsertionEffect(() => {
    latest.current = callback
  })
  return useCallback((...given: Arguments) => latest.current(...given), [])
}
