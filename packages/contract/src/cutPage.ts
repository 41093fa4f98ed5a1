import { countSent } from '@fleetgis/api'
import type { Difference } from '@fleetgis/api/wire'
import { parse } from './readAnswer.ts'
import type { PageCheck } from './step.ts'

/**
 * What a page lacks that the server cuts: it has fewer rows than were asked for, and there are more. A larger total says
 * that, else `readNext`, which reads the next page: a total may be that of the page. Lists then end too early. Undefined
 * where the page is whole.
 */
export async function cutPage(
  { size, list }: Omit<PageCheck, 'rows'>,
  rows: readonly unknown[],
  text: string,
  readNext: () => Promise<readonly unknown[]>,
): Promise<Difference | undefined> {
  const sent = countSent(rows)
  if (sent >= size) return undefined
  const hasMore = (totalOf(parse(text)) ?? 0) > sent || (sent > 0 && isOther(await readNext(), rows))
  if (!hasMore) return undefined
  return { path: list, expected: `${size} rows`, found: `${sent} rows, and more`, times: 1 }
}

/** A server without pages answers the same rows again: then there are no more. */
function isOther([next]: readonly unknown[], [first]: readonly unknown[]): boolean {
  return next !== undefined && JSON.stringify(next) !== JSON.stringify(first)
}

/** The names of a total: `count` is that of a wallet's entries. */
interface Totals {
  totalCount?: unknown
  count?: unknown
}

function totalOf(reply: unknown): number | undefined {
  const { data, ...top } = (reply ?? {}) as Totals & { data?: Totals | null }
  const total = Number(top.totalCount ?? top.count ?? data?.totalCount ?? data?.count ?? Number.NaN)
  return Number.isFinite(total) ? total : undefined
}
