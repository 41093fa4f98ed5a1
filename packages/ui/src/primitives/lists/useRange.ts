import type { Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useReducer, useRef } from 'react'

/** Whether more than half of the visible rows are new. */
function isFar(before: Range, { startIndex, endIndex }: Range): boolean {
  const still = Math.min(endIndex, before.endIndex) - Math.max(startIndex, before.startIndex) + 1
  return still < (endIndex - startIndex + 1) / 2
}

/**
 * The rows that a virtual list renders: visible ones, `beyond` more on either side, and those of `kept`. A jump renders
 * only the visible rows first. After their paint the other rows mount and the old rows unmount, which keeps each commit
 * short. Keep `kept` between renders.
 */
export function useRange(beyond: number, kept: readonly number[]): (range: Range) => number[] {
  const last = useRef<Range>(undefined)
  const jumpedAt = useRef<number>(undefined)
  /** The rendered rows before the jump. */
  const settled = useRef<readonly number[]>([])
  const [turn, drawMore] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    if (jumpedAt.current !== turn) return
    // The first frame paints the visible rows; the second one renders the others.
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
