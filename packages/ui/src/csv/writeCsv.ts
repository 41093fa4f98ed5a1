/** A cell of a table; undefined is an empty cell. */
export type CsvCell = string | number | undefined

/** Makes spreadsheets read the file as UTF-8, which Burmese needs. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * The texts that a spreadsheet reads as a formula: `= + - @` and their full-width and small forms, also after spaces
 * and invisible characters, which imports trim; and a tab or a line break at the start. Source: T22.
 */
const FORMULA_START =
  /^(?:[\t\r\n]|[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫\u2212])/u

/** The characters of a cell that need quotes. */
const NEEDS_QUOTES = /["',;\t\r\n]/

/**
 * Writes rows as a CSV file: UTF-8 with byte order mark, commas, CRLF. A text that a spreadsheet would run as a formula
 * gets a leading apostrophe. Numbers are written unchanged, non-finite ones as an empty cell. Source: T22.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  const lines = rows.map((row) => `${row.map(writeCell).join(',')}\r\n`)
  return BYTE_ORDER_MARK + lines.join('')
}

function writeCell(cell: CsvCell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const text = FORMULA_START.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
