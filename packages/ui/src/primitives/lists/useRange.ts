import type { Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { createRowPace } from './createRowPace.ts'
import { nextRows } from './nextRows.ts'

export interface RangeOptions {
  /** Rows rendered beyond the visible ones, on either side. */
  readonly beyond: number
  /** Rows that are rendered wherever they are, by index. Keep the array between renders. */
  readonly kept: readonly number[]
  /** How many rows mount in one commit: as many as fit into a short commit (`createRowPace`), or any. */
  readonly atOnce: 'timed' | 'any'
}

/** The rows from one to another, both included, of a list of `count`. */
function rowsBetween(from: number, to: number, count: number): number[] {
  const first = Math.max(0, from)
  return Array.from({ length: Math.max(0, Math.min(to, count - 1) - first + 1) }, (_, index) => first + index)
}

/**
 * The rows that a virtual list renders: visible ones, `beyond` more on either side, and those of `kept`. Rows that
 * `nextRows` leaves for later mount after the next paint, which keeps each commit short.
 */
export function useRange({ beyond, kept, atOnce }: RangeOptions) {
  const [pace] = useState(createRowPace)
  const rendered = useRef<readonly number[]>([])
  /** The turn that left rows for the next. */
  const unsettled = useRef<number>(undefined)
  /** The number of rows at the last call. */
  const counted = useRef(0)
  const [turn, drawMore] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    if (!pace.isMounting && unsettled.current !== turn) return
    const committedAt = performance.now()
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      const paintedFrom = performance.now()
      // Runs after the paint.
      timer = setTimeout(() => {
        pace.end({ committedAt, paintedFrom })
        if (unsettled.current === turn) drawMore()
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  })

  return useCallback(
    ({ startIndex, endIndex, count }: Range) => {
      const isRow = (row: number) => row >= 0 && row < count
      const before = rendered.current.filter(isRow)
      const isTimed = atOnce === 'timed' && rendered.current.length > 0
      // A measured height renders the list again in the same frame: no rows are added then. Nor are they in the commit of
      // another page, which is long without them.
      const isOther = counted.current !== count
      counted.current = count
      const budget = pace.isMounting || isOther ? 0 : pace.rowsPerCommit()
      const { rows, mounted, isSettled } = nextRows({
        rendered: before,
        kept: kept.filter(isRow),
        visible: rowsBetween(startIndex, endIndex, count),
        beyond: [
          ...rowsBetween(endIndex + 1, endIndex + beyond, count),
          ...rowsBetween(startIndex - beyond, startIndex - 1, count).reverse(),
        ],
        atOnce: isTimed ? budget : Number.POSITIVE_INFINITY,
      })
      if (isTimed && mounted > 0) pace.start(mounted)
      rendered.current = rows
      unsettled.current = isSettled ? undefined : turn
      return rows
    },
    [beyond, kept, atOnce, turn, pace],
  )
}
