import { refuse } from '../answer.ts'

/** The paging fields of a list request, in the server's words. */
export interface PageQuery {
  curPage: number
  pageSize: number
}

/** The rows of one page. Stops iterating after the page. Refuses invalid paging with 400. */
export function takePage<Row>(rows: Iterable<Row>, { curPage, pageSize }: PageQuery): Row[] {
  for (const [name, value] of Object.entries({ curPage, pageSize })) {
    if (!Number.isInteger(value) || value < 1) refuse(400, `${name}: expected a whole number from 1`)
  }
  const page: Row[] = []
  let index = 0
  const first = (curPage - 1) * pageSize
  for (const row of rows) {
    if (index >= first) page.push(row)
    index += 1
    if (page.length === pageSize) break
  }
  return page
}
