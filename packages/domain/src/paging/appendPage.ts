/**
 * Adds the rows of a page behind those that are there, each key once: a row that is there already keeps its place and
 * takes what came last. To refresh, begin with no rows. Bookings go by their booking key, drivers by their `syskey`.
 * PAGE-02, PAGE-03, CF-104.
 */
export function appendPage<Row>(
  rows: readonly Row[],
  page: readonly Row[],
  keyOf: (row: Row) => string | number,
): Row[] {
  const byKey = new Map<string | number, Row>()
  for (const row of rows) byKey.set(keyOf(row), row)
  for (const row of page) byKey.set(keyOf(row), row)
  return [...byKey.values()]
}
