import { useCallback, useEffect, useRef } from 'react'
import { callApp } from './callApp.ts'

/**
 * `callApp` for a component that may be left before its call is answered: then the callback does not run, so that it does
 * not act on the page after it (decision 62). While `<Activity>` hides the component the callback waits until it is shown.
 */
export function useCallApp(): (callback: () => void) => void {
  const isShown = useRef(false)
  const waiting = useRef<() => void>(undefined)
  useEffect(() => {
    isShown.current = true
    const callback = waiting.current
    waiting.current = undefined
    if (callback) callApp(callback)
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback((callback) => {
    if (isShown.current) callApp(callback)
    else waiting.current = callback
  }, [])
}
