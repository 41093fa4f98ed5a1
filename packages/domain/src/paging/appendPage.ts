/**
 * Appends a page to the rows, each key once: a known row keeps its position and takes its latest value. To refresh,
 * start without rows. Bookings use their booking key, drivers their `syskey`. PAGE-02, PAGE-03.
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
