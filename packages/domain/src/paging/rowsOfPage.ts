import { canGoToPage, totalPages } from './pages.ts'

/** The rows of one page of a list that is paged in the browser; empty for a page that does not exist. PAGE-05. */
export function rowsOfPage<Row>(rows: readonly Row[], page: number, size: number): Row[] {
  if (!canGoToPage(page, totalPages(rows.length, size))) return []
  return rows.slice((page - 1) * size, page * size)
}
