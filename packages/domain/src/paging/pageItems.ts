import { readNumber } from '../format/readNumber.ts'

/** An item of a page list: a page, or a gap. */
export type PageItem = number | 'ellipsis'

/** The unknown-location list shows all pages up to this count. LOC-25. */
const ALL_SHOWN = 7

/**
 * The page list of the location table: 1, a gap, the pages around the current one, a gap, the last. Empty without
 * pages. CF-58.
 */
export function locationPageItems(current: number, total: number): PageItem[] {
  const { page, last } = within(current, total)
  const items: PageItem[] = pagesOf(current, total)
  // The later gap first, because it does not shift the earlier one.
  if (page + 1 < last - 1) items.splice(-1, 0, 'ellipsis')
  if (page - 1 > 2) items.splice(1, 0, 'ellipsis')
  return items
}

/** The page list of the unknown locations: all up to 7 pages, else as the location table. CF-58. */
export function unknownPageItems(current: number, total: number): PageItem[] {
  const { last } = within(current, total)
  return last > ALL_SHOWN
    ? locationPageItems(current, total)
    : Array.from({ length: last }, (_, index) => index + 1)
}

/**
 * The page list of Check Location: first, last and the current page with its neighbours; empty for one page. LOC-20.
 */
export function checkPageItems(current: number, total: number): PageItem[] {
  const pages = pagesOf(current, total)
  return pages.length > 1 ? pages : []
}

/** First, last, the current page and its neighbours: unique, ascending. */
function pagesOf(current: number, total: number): number[] {
  const { page, last } = within(current, total)
  const pages = [1, page - 1, page, page + 1, last].filter((candidate) => candidate >= 1 && candidate <= last)
  return [...new Set(pages)]
}

/** A whole count of pages, and the current page clamped to it. */
function within(current: number, total: number): { page: number; last: number } {
  const last = Math.min(Math.max(0, Math.floor(readNumber(total) ?? 0)), Number.MAX_SAFE_INTEGER - 1)
  const page = Math.min(Math.max(1, Math.floor(readNumber(current) ?? 1)), last)
  return { page, last }
}
