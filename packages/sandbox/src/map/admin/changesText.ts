import { type DriverStatus, presenceOf } from '../../drivers/presence.ts'
import type { CallContext } from '../../trips/tripWords.ts'
import type { World } from '../../world.ts'
import { countsText, rowsText } from './locationsText.ts'
import { locationWords } from './locationWords.ts'
import type { Member } from './scope.ts'

type Row = ReturnType<typeof locationWords>

/** The rows that the admins of some groups have last been sent, and when each changed. */
interface Table {
  /** When it was made: no stamp of another world is one of these. */
  id: string
  /** The number of answers. Each is a revision, and its stamp. */
  revision: number
  rows: Map<string, { row: Row; status: DriverStatus; changedAt: number }>
  /** By key: when the driver went. */
  gone: Map<string, number>
  /** The comparison of the present answer, if it is not at its end. */
  scan: Iterator<void> | undefined
}

/** Stamps that are older than so many answers are unknown. */
const KEPT = 20
/** The tables of so many groups of admins are kept. */
const TABLES = 8
/** Drivers that are compared at once. */
const SOME = 100

const tablesOf = new WeakMap<World, { made: number; tables: Map<string, Table> }>()

/** The table of an origin and of a list of groups. */
function tableOf(world: World, scope: string): Table {
  const known = tablesOf.get(world) ?? { made: 0, tables: new Map<string, Table>() }
  tablesOf.set(world, known)
  const { tables } = known
  let table = tables.get(scope)
  if (table === undefined) {
    known.made += 1
    table = {
      id: `${world.now}-${known.made}`,
      revision: 0,
      rows: new Map(),
      gone: new Map(),
      scan: undefined,
    }
  }
  // The last used ones are kept.
  tables.delete(scope)
  tables.set(scope, table)
  const [oldest] = tables.keys()
  if (tables.size > TABLES && oldest !== undefined) tables.delete(oldest)
  return table
}

/** The revision of a stamp; undefined if it is unknown or too old. */
function revisionOf({ id, revision }: Table, stamp: string): number | undefined {
  const known = Number(stamp.startsWith(`${id}.`) ? stamp.slice(id.length + 1) : Number.NaN)
  return known >= 1 && known <= revision && known > revision - KEPT ? known : undefined
}

/** Most rows differ by their place, so that it is compared first. */
function isSameRow(one: Row, other: Row): boolean {
  const [from, to] = [one.route.coordinates, other.route.coordinates]
  if (from[0] !== to[0] || from[1] !== to[1]) return false
  for (const name in one) {
    if (name !== 'route' && one[name as keyof Row] !== other[name as keyof Row]) return false
  }
  return true
}

/** Compares the members with the table, some at a time. The last step finds those who have gone. */
function* compare(context: CallContext, table: Table, members: readonly Member[]): Iterator<void> {
  const { revision, rows, gone } = table
  const { traffic, city, now } = context.world
  for (let from = 0; from < members.length; from += SOME) {
    for (const member of members.slice(from, from + SOME)) {
      const presence = presenceOf({ traffic, city, now }, member.driver)
      const row = locationWords(context, member, presence, now)
      const before = rows.get(row.syskey)
      if (before && isSameRow(before.row, row)) continue
      rows.set(row.syskey, { row, status: presence.status, changedAt: revision })
      gone.delete(row.syskey)
    }
    yield
  }
  if (rows.size > members.length) {
    const present = new Set(members.map(({ driver }) => driver.key))
    for (const key of rows.keys()) {
      if (present.has(key)) continue
      rows.delete(key)
      gone.set(key, revision)
    }
  }
  for (const [key, wentAt] of gone) if (wentAt <= revision - KEPT) gone.delete(key)
}

/**
 * The reply of EP-B53 as JSON text, in parts. A second request for the same groups first ends the comparison of the
 * first one, so that rows and stamps only go forward.
 */
export function* changesText(
  context: CallContext,
  members: readonly Member[],
  { scope, stamp }: { scope: string; stamp: string },
): Iterable<string> {
  const table = tableOf(context.world, `${context.origin} ${scope}`)
  while (table.scan && !table.scan.next().done);
  const since = revisionOf(table, stamp)
  table.revision += 1
  const { revision } = table
  const scan = compare(context, table, members)
  table.scan = scan
  yield '{"status":200,"data":{"data_list":['
  let hasRows = false
  const counts: Record<DriverStatus, number> = { 1: 0, 2: 0, 3: 0 }
  for (let from = 0; from < members.length; from += SOME) {
    if (table.scan === scan) scan.next()
    const rows: Row[] = []
    for (const { driver } of members.slice(from, from + SOME)) {
      const known = table.rows.get(driver.key)
      if (known) counts[known.status] += 1
      if (known && known.changedAt > (since ?? 0)) rows.push(known.row)
    }
    if (rows.length > 0) yield rowsText(rows, hasRows)
    else yield ''
    hasRows ||= rows.length > 0
  }
  if (table.scan === scan) {
    scan.next()
    table.scan = undefined
  }
  const gone = [...table.gone].flatMap(([key, wentAt]) =>
    since !== undefined && wentAt > since ? [key] : [],
  )
  const last = { gone, stamp: `${table.id}.${revision}`, since: since === undefined ? null : stamp }
  yield `],${JSON.stringify(last).slice(1, -1)},${countsText(counts, members.length)}}}`
}
