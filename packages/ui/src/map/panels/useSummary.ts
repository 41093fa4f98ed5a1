import { useEffect, useRef, useState } from 'react'

/** A live region is told of changes no more often than this, in milliseconds. */
export const SUMMARY_PAUSE = 10_000

/**
 * The text for a polite live region: it follows `text`, but never changes twice within the pause. An empty text has
 * nothing to tell and is passed over.
 */
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
