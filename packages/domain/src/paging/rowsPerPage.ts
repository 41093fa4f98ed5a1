/** The sizes that a user can choose for a page of rows. Source: CF-187; 20 fills a window of 1080 px with Burmese lines. */
export const ROWS_PER_PAGE: readonly number[] = [10, 15, 20, 25, 50]

/** Up to this height of the window, in px, a page has the documents' number of rows. Source: CF-187. */
const LOW_WINDOW = 900

export interface RoomForRows {
  /** The height of the window, in px. */
  readonly windowHeight: number
  /** What the page has around its rows, in px. */
  readonly around: number
  /** The height of a row, in px. */
  readonly rowHeight: number
}

/** How many rows a page has until its user chooses: on a high window the largest size that fits. Source: CF-187. */
export function rowsThatFit(documented: number, { windowHeight, around, rowHeight }: RoomForRows): number {
  if (windowHeight <= LOW_WINDOW) return documented
  const room = Math.floor((windowHeight - around) / rowHeight)
  return Math.max(documented, ...ROWS_PER_PAGE.filter((size) => size <= room))
}

/**
 * How many cards a page has, of which `inRow` are side by side: on a high window as many whole rows of cards as fit.
 * Source: CF-187.
 */
export function cardsThatFit(
  documented: number,
  inRow: number,
  { windowHeight, around, rowHeight }: RoomForRows,
): number {
  if (windowHeight <= LOW_WINDOW) return documented
  return Math.max(documented, inRow * Math.floor((windowHeight - around) / rowHeight))
}

/** The page on which a row is, once pages have another size: the first row on screen stays on screen. */
export function pageAfterResize(page: number, before: number, after: number): number {
  return Math.floor(((page - 1) * before) / after) + 1
}
