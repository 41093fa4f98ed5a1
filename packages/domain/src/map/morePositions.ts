import type { MapLocation } from './mapLocation.ts'

/** The most positions that a map loads. CF-178 */
export const MOST_POSITIONS = 20_000

/** What a map has loaded of its positions. */
export interface LoadedPositions {
  /** The drivers with a position. */
  readonly drivers: number
  /** The drivers of the same filter by the server's summary; undefined without one. */
  readonly known: number | undefined
  /** The rows of all pages. */
  readonly rows: number
  /** The rows that the server sent on the last page. */
  readonly lastRows: number
  /** The rows that a page can have. */
  readonly size: number
  /** The last page is the first or the previous one again. */
  readonly isRepeated: boolean
}

/**
 * What there is beyond the loaded positions: `more` can be loaded where the summary or a full last page says so. It ends
 * with `repeated` where the server sends the same rows again, with `capped` at `MOST_POSITIONS`, and with `ended` where
 * a page is empty although the summary counts more drivers. Source: CF-178.
 */
export function morePositions({
  drivers,
  known = 0,
  rows,
  lastRows,
  size,
  isRepeated,
}: LoadedPositions): 'none' | 'more' | 'repeated' | 'capped' | 'ended' {
  if (known <= drivers && lastRows < size) return 'none'
  if (isRepeated) return 'repeated'
  if (lastRows === 0) return 'ended'
  return rows >= MOST_POSITIONS ? 'capped' : 'more'
}

/**
 * Whether the last page has rows, and all of them are on the first page or on the one before it: the server ignores the
 * number of the page, or repeats its last one. Rows of several earlier pages repeat nothing: in a large fleet the newer
 * reports that come between two requests move them down by more than a page. CF-178
 */
export function repeatsPages(pages: readonly (readonly Pick<MapLocation, 'key' | 'userId'>[])[]): boolean {
  const [last = [], ...before] = [...pages].reverse()
  const idOf = ({ key, userId }: Pick<MapLocation, 'key' | 'userId'>) => `${key} ${userId}`
  const [previous, first] = [before[0], before[before.length - 1]].map((page) => new Set(page?.map(idOf)))
  const isOn = (page: ReadonlySet<string> | undefined) => last.every((row) => page?.has(idOf(row)))
  return last.length > 0 && (isOn(previous) || isOn(first))
}
