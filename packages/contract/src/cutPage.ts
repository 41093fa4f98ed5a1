import type { Difference } from '@fleetgis/api/wire'
import { parse } from './readAnswer.ts'
import type { PageCheck } from './step.ts'

/**
 * What a page lacks that the server cuts: it has fewer rows than were asked for, and there are more. Its own total tells
 * that, or `readNext`, which reads the next page. Lists then end too early. Undefined where the page is whole.
 */
export async function cutPage(
  { size, list }: PageCheck,
  rows: readonly unknown[],
  text: string,
  readNext: () => Promise<readonly unknown[]>,
): Promise<Difference | undefined> {
  if (rows.length === 0 || rows.length >= size) return undefined
  const total = totalOf(parse(text))
  if (total === undefined ? !isOther(await readNext(), rows) : total <= rows.length) return undefined
  return { path: list, expected: `${size} rows`, found: `${rows.length} rows, and more`, times: 1 }
}

/** A server without pages answers the same rows again: then there are no more. */
function isOther([next]: readonly unknown[], [first]: readonly unknown[]): boolean {
  return next !== undefined && JSON.stringify(next) !== JSON.stringify(first)
}

function totalOf(reply: unknown): number | undefined {
  const { totalCount, data } = (reply ?? {}) as {
    totalCount?: unknown
    data?: { totalCount?: unknown } | null
  }
  const total = Number(totalCount ?? data?.totalCount ?? Number.NaN)
  return Number.isFinite(total) ? total : undefined
}
