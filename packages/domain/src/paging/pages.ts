import { readNumber } from '../format/readNumber.ts'

/** The count of pages: total / size, rounded up; 0 if either is not a count. PAGE-04. */
export function totalPages(total: number, size: number): number {
  const rows = readNumber(total) ?? 0
  const rowsPerPage = readNumber(size) ?? 0
  return rowsPerPage < 1 ? 0 : Math.max(0, Math.ceil(rows / rowsPerPage))
}

/** Whether there is a page after this one. PAGE-04. */
export function hasMorePages(page: number, total: number, size: number): boolean {
  return page < totalPages(total, size)
}

/** Whether a page exists: 1 to the last. PAGE-05. */
export function canGoToPage(page: number, pages: number): boolean {
  return Number.isInteger(page) && page >= 1 && page <= pages
}
