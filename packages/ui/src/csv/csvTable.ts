import { type CsvCell, writeCsv } from './writeCsv.ts'

/** The columns of a file, each with its heading and its value. */
export type CsvColumns<Row> = readonly (readonly [heading: string, cell: (row: Row) => CsvCell])[]

/** Writes rows under their headings as a CSV file. */
export function csvTable<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string {
  const headings = columns.map(([heading]) => heading)
  return writeCsv([headings, ...rows.map((row) => columns.map(([, cell]) => cell(row)))])
}
