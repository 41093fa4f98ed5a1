import { useCallback, useEffect, useRef } from 'react'

/** A function that stays the same between renders and calls the latest one: for memoized children. Not for renders. */
export function useLatestCallback<Arguments extends unknown[]>(
  callback: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  return useCallback((...given: Arguments) => latest.current(...given), [])
}
