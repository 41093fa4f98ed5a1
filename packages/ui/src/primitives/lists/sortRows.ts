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
  const values = rows.map(valueIn)
  const rankOf = ranksOf(values, language)
  return rows
    .map((row, index) => ({ row, rank: rankOf(values[index]) }))
    .sort(({ rank: a }, { rank: b }) => {
      if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
      return sign * (a - b)
    })
    .map(({ row }) => row)
}

/** Orders values by number. Each text is compared once, however many rows have it: a comparison costs a microsecond. */
function ranksOf(values: readonly Value[], language: string): (value: Value) => number | undefined {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const ranks = new Map<Value, number>()
  let last: string | undefined
  let rank = 0
  for (const text of [...new Set(values)].filter((value) => typeof value === 'string').sort(compare)) {
    if (last !== undefined && compare(last, text) !== 0) rank += 1
    ranks.set(text, rank)
    last = text
  }
  return (value) => (isMissing(value) ? undefined : typeof value === 'number' ? value : ranks.get(value))
}

/** The order after a press on a column's header: ascending, then descending, then as given. */
export function nextSort(sort: DataSort | undefined, columnId: string): DataSort | undefined {
  if (sort?.columnId !== columnId) return { columnId, direction: 'ascending' }
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : undefined
}
