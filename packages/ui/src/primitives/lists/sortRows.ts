import type { DataColumn, DataSort } from './DataTableProps.ts'

/** A column's value of a row; the text is missing where it is empty, the number where it is not finite. */
type Value = string | number | undefined

const isMissing = (value: Value) =>
  typeof value === 'number' ? !Number.isFinite(value) : value === undefined || value === ''

/**
 * The rows in the order of a column: numbers by value, texts by the language's alphabet, with the numbers in them by
 * value. Rows without a value come last in both directions; equal rows keep their order.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Pick<DataColumn<Row>, 'id' | 'sort'>[],
  sort: DataSort | undefined,
  language: string,
): readonly Row[] {
  const valueIn = columns.find(({ id }) => id === sort?.columnId)?.sort
  if (!sort || !valueIn) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  return rows
    .map((row) => ({ row, value: valueIn(row) }))
    .sort(({ value: a }, { value: b }) => {
      if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b))
      if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
      return sign * compare(String(a), String(b))
    })
    .map(({ row }) => row)
}

/** The order after a press on a column's header: ascending, then descending, then as given. */
export function nextSort(sort: DataSort | undefined, columnId: string): DataSort | undefined {
  if (sort?.columnId !== columnId) return { columnId, direction: 'ascending' }
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : undefined
}
