import { useEffect, useRef, useState } from 'react'

/** Minimum time between two updates of a live region, in milliseconds. */
export const SUMMARY_PAUSE = 10_000

/** The text for a polite live region: follows `text`, throttled to one change per pause. Ignores an empty text. */
export function useSummary(text: string): string {
  const [shown, setShown] = useState('')
  const shownAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (text === '') return undefined
    const wait = Math.max(0, shownAt.current + SUMMARY_PAUSE - performance.now())
    const timer = setTimeout(() => {
      shownAt.current = performance.now()
      setShown(text)
    }, wait)
    return () => clearTimeout(timer)
  }, [text])
  return shown
}
