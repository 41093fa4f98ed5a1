import { countSent } from '@fleetgis/api'

/** A page of a list, and the total number of rows. */
export interface CountedPage<Row> {
  readonly rows: readonly Row[]
  readonly count: number
}

/** The progress of reading a list. */
export interface ReadProgress {
  readonly done: number
  readonly total: number
}

/** A list could not be read completely: a part of it would be mistaken for the whole. */
export class IncompleteList extends Error {
  readonly done: number
  readonly total: number

  constructor({ done, total }: ReadProgress) {
    super(`Only ${done} of ${total} rows could be read.`)
    this.name = 'IncompleteList'
    this.done = done
    this.total = total
  }
}

/** Rows per request, where a page has fewer. */
const AT_ONCE = 100
/** How often reading restarts because the count changed. */
const MAX_STARTS = 3

/**
 * Reads every row of a paged list, each once. Restarts where the count changes, and reads by `size` from a server whose
 * pages are smaller than asked for. Throws `IncompleteList` rather than return a part; errors of `readPage` pass through.
 */
export async function readAllPages<Row>(
  readPage: (page: { page: number; size: number }) => Promise<CountedPage<Row>>,
  size: number,
  onProgress: (progress: ReadProgress) => void = () => {},
): Promise<Row[]> {
  let wanted = Math.max(AT_ONCE, size)
  let reached: ReadProgress = { done: 0, total: 0 }
  for (let starts = 0; starts < MAX_STARTS; starts += 1) {
    const rows: Row[] = []
    let total: number | undefined
    let before: string | undefined
    for (let page = 1; total === undefined || (page - 1) * wanted < total; page += 1) {
      const answer = await readPage({ page, size: wanted })
      if (total !== undefined && answer.count !== total) break
      total = answer.count
      const isCapped = page === 1 && wanted > size && countSent(answer.rows) < Math.min(wanted, total)
      if (isCapped) {
        wanted = size
        page = 0
        continue
      }
      const text = JSON.stringify(answer.rows)
      // The server ignores the page number.
      if (answer.rows.length > 1 && text === before) throw new IncompleteList(reached)
      before = text
      rows.push(...answer.rows)
      reached = { done: rows.length, total }
      onProgress(reached)
      // Rows missing from a page do not appear on another one.
      if (rows.length < Math.min(page * wanted, total)) throw new IncompleteList(reached)
    }
    if (rows.length === total) return rows
  }
  throw new IncompleteList(reached)
}
