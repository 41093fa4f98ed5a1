import type { DataColumn } from './DataTableProps.ts'

/** The width of a column of dates with their times, in px, by language: it holds the longest one. */
export const TIME_WIDTH = { en: 204, my: 320 } as const
/** The width of a column of times above their dates, in rows of two lines, in px, by language. */
export const TIME_ABOVE_WIDTH = { en: 116, my: 166 } as const
/** The width of a column of times beside a date: a time of another day is cut behind its day, in px, by language. */
export const TIME_BESIDE_WIDTH = { en: 164, my: 176 } as const

/** The width of a column of trip ids, in px, by language. */
export const TRIP_ID_WIDTH = { en: 204, my: 222 } as const

type Get<Row, Value> = (row: Row) => Value

/** A column of texts, sorted by what it shows; an empty one is a dash. */
export function textColumn<Row>(
  id: string,
  header: string,
  get: Get<Row, string | undefined>,
): DataColumn<Row> {
  return { id, header, sort: get, cell: (row) => get(row) || '–' }
}

/** A column of numbers, sorted by value; a missing one is a dash. */
export function numberColumn<Row>(
  id: string,
  header: string,
  get: Get<Row, number | undefined>,
  format: (value: number) => string = String,
): DataColumn<Row> {
  const textOf = (value: number | undefined) => (value === undefined ? '' : format(value))
  return { id, header, isNumeric: true, sort: get, cell: (row) => textOf(get(row)) || '–' }
}
