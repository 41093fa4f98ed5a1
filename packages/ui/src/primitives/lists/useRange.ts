import type { Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { nextRows } from './nextRows.ts'

export interface RangeOptions {
  /** Rows rendered beyond the visible ones, on either side. */
  readonly beyond: number
  /** Rows that are rendered wherever they are, by index. Keep the array between renders. */
  readonly kept: readonly number[]
  /** How many rows mount in one commit: as many as this device renders in `COMMIT_MS`, or any. */
  readonly atOnce: 'timed' | 'any'
}

/** How long rows may take to mount in one commit, until they are painted: a task over 50 ms is felt. */
const COMMIT_MS = 18
/** How long a row takes until one was measured: two mount at once. */
const FIRST_ROW_MS = 9
/** An older time says little about the next commit: the device may have slowed down since. */
const MEASURED_FOR_MS = 1_000

const isRecent = ({ at }: { at: number }) => performance.now() - at < MEASURED_FOR_MS

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
  const rendered = useRef<readonly number[]>([])
  /** The turn that left rows for the next. */
  const unsettled = useRef<number>(undefined)
  /** The rows that mount in this frame, and since when. */
  const mounting = useRef<{ readonly rows: number; readonly at: number }>(undefined)
  const measured = useRef({ rowMs: FIRST_ROW_MS, at: Number.NEGATIVE_INFINITY })
  /** The number of rows at the last call. */
  const counted = useRef(0)
  const [turn, drawMore] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    if (!mounting.current && unsettled.current !== turn) return
    const committed = performance.now()
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      const painting = performance.now()
      // Runs after the paint.
      timer = setTimeout(() => {
        if (mounting.current) {
          const { rows, at } = mounting.current
          const now = performance.now()
          const rowMs = (committed - at + now - painting) / rows
          const before = measured.current
          measured.current = { rowMs: isRecent(before) ? (before.rowMs + rowMs) / 2 : rowMs, at: now }
        }
        mounting.current = undefined
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
      const rowMs = isRecent(measured.current) ? measured.current.rowMs : FIRST_ROW_MS
      const isOther = counted.current !== count
      counted.current = count
      const budget = mounting.current || isOther ? 0 : Math.max(1, Math.floor(COMMIT_MS / rowMs))
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
      if (isTimed && mounted > 0) mounting.current ??= { rows: mounted, at: performance.now() }
      rendered.current = rows
      unsettled.current = isSettled ? undefined : turn
      return rows
    },
    [beyond, kept, atOnce, turn],
  )
}
