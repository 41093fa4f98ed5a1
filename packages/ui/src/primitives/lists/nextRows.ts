export interface NextRowsOptions {
  /** The rendered rows, by index. */
  readonly rendered: readonly number[]
  /** Rows that mount whatever the limit is, such as the focused one. */
  readonly kept: readonly number[]
  readonly visible: readonly number[]
  /** Rows beyond the visible ones, the nearest first. */
  readonly beyond: readonly number[]
  /** The largest number of other rows that mount in one commit. */
  readonly atOnce: number
}

export interface NextRows {
  /** The rows of the next commit, in order. */
  readonly rows: number[]
  /** How many of them mount. */
  readonly mounted: number
  /** Whether these are the wanted rows, no more and no less. */
  readonly isSettled: boolean
}

/**
 * The rows that a virtual list renders next, so that no commit takes long: at most `atOnce` rows mount, visible ones
 * before those beyond. After a jump, when more than half of the visible rows are new, the rows beyond wait, and unwanted
 * rows stay until the visible ones are there.
 */
export function nextRows({ rendered, kept, visible, beyond, atOnce }: NextRowsOptions): NextRows {
  const before = new Set(rendered)
  const wanted = new Set([...kept, ...visible, ...beyond])
  const isNew = (row: number) => !before.has(row)
  const newVisible = visible.filter(isNew)
  const isJump = newVisible.length > visible.length / 2
  const others = [...newVisible, ...(isJump ? [] : beyond)].filter((row) => isNew(row) && !kept.includes(row))
  const mounting = [...new Set(kept)].filter(isNew).concat(others.slice(0, atOnce))
  const unwanted = rendered.filter((row) => !wanted.has(row))
  // A list that jumps repeatedly keeps at most as many of them as it needs rows.
  const leaving = isJump ? unwanted.length - wanted.size : 2 * atOnce
  const left = unwanted.slice(Math.max(0, leaving))
  const here = rendered.filter((row) => wanted.has(row))
  return {
    rows: [...here, ...mounting, ...left].sort((a, b) => a - b),
    mounted: mounting.length,
    isSettled: left.length === 0 && here.length + mounting.length === wanted.size,
  }
}
