/** A page of a list, and how many rows the whole list has. */
export interface CountedPage<Row> {
  readonly rows: readonly Row[]
  readonly count: number
}

/** How far the reading of a list has come. */
export interface ReadProgress {
  readonly done: number
  readonly total: number
}

/** A list that could not be read to its end: what there is would be taken for all. */
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

/** How many rows are asked for at once. */
const AT_ONCE = 100
/** How often it begins anew because rows came while it read. */
const MAX_STARTS = 3

/**
 * Every row of a list that comes in pages, each once. Begins anew where the count changes meanwhile, and asks for pages
 * of `size` where the server gives no larger ones. Throws an `IncompleteList` rather than give a part; what `readPage`
 * throws it lets through.
 */
export async function readAllPages<Row>(
  readPage: (page: { page: number; size: number }) => Promise<CountedPage<Row>>,
  size: number,
  onProgress: (progress: ReadProgress) => void = () => {},
): Promise<Row[]> {
  let wanted = AT_ONCE
  let reached: ReadProgress = { done: 0, total: 0 }
  for (let starts = 0; starts < MAX_STARTS; starts += 1) {
    const rows: Row[] = []
    let total: number | undefined
    for (let page = 1; total === undefined || (page - 1) * wanted < total; page += 1) {
      const answer = await readPage({ page, size: wanted })
      if (total !== undefined && answer.count !== total) break
      total = answer.count
      const isCapped = page === 1 && wanted > size && answer.rows.length * 2 <= Math.min(wanted, total)
      if (isCapped && total > 0) {
        wanted = size
        page = 0
        continue
      }
      rows.push(...answer.rows)
      reached = { done: rows.length, total }
      onProgress(reached)
      // What a page lacks does not come on another one.
      if (rows.length < Math.min(page * wanted, total)) throw new IncompleteList(reached)
    }
    if (rows.length === total) return rows
  }
  throw new IncompleteList(reached)
}
