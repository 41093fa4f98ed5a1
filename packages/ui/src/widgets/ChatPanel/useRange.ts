import type { Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useReducer, useRef } from 'react'

/** So many rows are drawn beyond those in sight, on either side. */
const BEYOND = 4

/** More than half of what is in sight was not. */
function isFar(before: Range, { startIndex, endIndex }: Range): boolean {
  const still = Math.min(endIndex, before.endIndex) - Math.max(startIndex, before.startIndex) + 1
  return still < (endIndex - startIndex + 1) / 2
}

/**
 * Which rows are drawn: those in sight, some beyond them, and `kept`. After a jump, which has most of them to draw
 * anew, those in sight come first and the others once it has been painted, so that neither takes long.
 */
export function useRange(kept: number | undefined): (range: Range) => number[] {
  const last = useRef<Range>(undefined)
  const jumpedAt = useRef<number>(undefined)
  const [turn, drawMore] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    if (jumpedAt.current !== turn) return
    // A frame asked for now is still the one that draws what is in sight.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => drawMore())
    })
    return () => cancelAnimationFrame(frame)
  })

  return useCallback(
    (range: Range) => {
      const { startIndex, endIndex, count } = range
      const before = last.current
      if (before && isFar(before, range)) jumpedAt.current = turn
      last.current = range
      const beyond = jumpedAt.current === turn ? 0 : BEYOND
      const from = Math.max(0, startIndex - beyond)
      const to = Math.min(count - 1, endIndex + beyond)
      const rows = Array.from({ length: to - from + 1 }, (_, index) => from + index)
      if (kept === undefined || kept >= count || (kept >= from && kept <= to)) return rows
      return kept < from ? [kept, ...rows] : [...rows, kept]
    },
    [kept, turn],
  )
}
