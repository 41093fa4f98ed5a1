import { canGoToPage, totalPages } from './pages.ts'

/**
 * The rows of one page of a list that is cut in the browser; none for a page that does not exist.
 * CHK-09, LOC-08, PAGE-05.
 */
export function rowsOfPage<Row>(rows: readonly Row[], page: number, size: number): Row[] {
  if (!canGoToPage(page, totalPages(rows.length, size))) return []
  return rows.slice((page - 1) * size, page * size)
}
