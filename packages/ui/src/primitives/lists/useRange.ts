import type { Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useReducer, useRef } from 'react'

/** More than half of what is in sight was not. */
function isFar(before: Range, { startIndex, endIndex }: Range): boolean {
  const still = Math.min(endIndex, before.endIndex) - Math.max(startIndex, before.startIndex) + 1
  return still < (endIndex - startIndex + 1) / 2
}

/**
 * Which rows of a virtual list are drawn: those in sight, so many `beyond` them on either side, and those of `kept`.
 * After a jump, which has most of them to draw anew, those in sight come first; once they have been painted the others
 * come and those from before go, so that neither takes long. Keep `kept` between renders.
 */
export function useRange(beyond: number, kept: readonly number[]): (range: Range) => number[] {
  const last = useRef<Range>(undefined)
  const jumpedAt = useRef<number>(undefined)
  /** What stood there before the jump. */
  const settled = useRef<readonly number[]>([])
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
      const isJump = jumpedAt.current === turn
      const more = isJump ? 0 : beyond
      const from = Math.max(0, startIndex - more)
      const to = Math.min(count - 1, endIndex + more)
      const rows = Array.from({ length: to - from + 1 }, (_, index) => from + index)
      if (!isJump) settled.current = rows
      const others = new Set(isJump ? [...kept, ...settled.current] : kept)
      const elsewhere = [...others].filter(
        (index) => index >= 0 && index < count && (index < from || index > to),
      )
      return elsewhere.length === 0 ? rows : [...elsewhere, ...rows].sort((a, b) => a - b)
    },
    [beyond, kept, turn],
  )
}
