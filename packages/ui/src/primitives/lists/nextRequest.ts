/** Stops loading after so many pages in a row without new rows. */
const MAX_EMPTY_PAGES = 3

/** The last request of the next page. */
interface PageRequest {
  /** How many rows there were. */
  readonly at: number
  /** How often it was made with so many. */
  readonly times: number
}

/** Before the first request, and after a failed one: only pages that bring no rows are counted. */
export const NOT_ASKED: PageRequest = { at: -1, times: 0 }

/** The request after `last`; undefined where pages bring no rows. */
export function nextRequest(last: PageRequest, rows: number): PageRequest | undefined {
  const times = last.at === rows ? last.times : 0
  return times === MAX_EMPTY_PAGES ? undefined : { at: rows, times: times + 1 }
}
