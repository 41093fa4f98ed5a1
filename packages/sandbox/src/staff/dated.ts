/** A row of a group. */
export interface GroupRow {
  /** Its `syskey`. */
  id: string
  groupId: string
}

/** Rows that keep their earlier versions: a trip costs what was valid at its start. */
export interface Dated<Row extends GroupRow> {
  /** The present rows, in the order of their creation. */
  all(): readonly Row[]
  /** The rows of a group at a moment, in the same order. */
  of(groupId: string, at: number): readonly Row[]
  /** The id of the next new row. */
  nextId(): string
  /** Adds a row, or replaces the one with its id, from `now` on. */
  save(row: Row, now: number): void
  /** Removes a row from `now` on. */
  remove(id: string, now: number): void
  /** The number of changes. */
  readonly changes: number
}

interface Version<Row> {
  row: Row
  from: number
  until: number
}

const EVER = Number.POSITIVE_INFINITY

export function createDated<Row extends GroupRow>(
  seed: readonly Row[],
  idOf: (index: number) => string,
): Dated<Row> {
  const versions = new Map<string, Version<Row>[]>()
  const order = new Map<string, Row>()

  function add(row: Row, from: number): void {
    versions.set(row.groupId, [...(versions.get(row.groupId) ?? []), { row, from, until: EVER }])
    order.set(row.id, row)
  }
  function end(id: string, now: number): void {
    for (const version of versions.get(order.get(id)?.groupId ?? '') ?? [])
      if (version.row.id === id) version.until = Math.min(version.until, now)
  }

  let ids = seed.length
  let changes = 0
  for (const row of seed) add(row, -EVER)
  return {
    all: () => [...order.values()],
    of: (groupId, at) =>
      (versions.get(groupId) ?? [])
        .filter(({ from, until }) => from <= at && at < until)
        .map(({ row }) => row),
    nextId: () => idOf(ids + 1),
    save(row, now) {
      changes += 1
      if (order.has(row.id)) end(row.id, now)
      else ids += 1
      add(row, now)
    },
    remove(id, now) {
      changes += 1
      end(id, now)
      order.delete(id)
    },
    get changes() {
      return changes
    },
  }
}
