import { useEffect, useState } from 'react'

/** Rows that are drawn in one commit. */
const AT_ONCE = 20

/**
 * How many of `count` rows are drawn: a few at once and as many more after each paint, because hundreds in one commit
 * stop the page. The first `needed` are drawn in any case.
 */
export function useDrawnRows(count: number, needed: number): number {
  const [drawn, setDrawn] = useState(AT_ONCE)
  const next = drawn < count ? drawn + AT_ONCE : undefined
  useEffect(() => {
    if (next === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      // Runs after the paint.
      timer = setTimeout(() => setDrawn(next))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [next])
  return Math.min(count, Math.max(drawn, needed))
}
