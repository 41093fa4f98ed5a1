import { useCallback, useInsertionEffect, useRef } from 'react'

/** A function that stays the same between renders and calls the latest one: for memoized children. Not for renders. */
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
