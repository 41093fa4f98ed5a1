import { useEffect, useRef, useState } from 'react'

/** Minimum time between two updates of a live region, in milliseconds. */
export const SUMMARY_PAUSE = 10_000

/** The text for a polite live region: follows `text`, throttled to one change per pause. Ignores an empty text. */
export function useSummary(text: string): string {
  const [told, setTold] = useState('')
  const toldAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (text === '') return undefined
    const wait = Math.max(0, toldAt.current + SUMMARY_PAUSE - performance.now())
    const timer = setTimeout(() => {
      toldAt.current = performance.now()
      setTold(text)
    }, wait)
    return () => clearTimeout(timer)
  }, [text])
  return told
}
