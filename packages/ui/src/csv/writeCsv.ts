/** A cell of a table: a number stays one, nothing is an empty cell. */
export type CsvCell = string | number | undefined

/** Makes spreadsheets read UTF-8, without which Burmese is broken. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * What makes a spreadsheet take a text for a formula: `= + - @`, the wide and small forms that East Asian spreadsheets
 * take for the same, also behind spaces and characters that are not seen, which imports trim; and a tab or a line break
 * at its start. T22.
 */
const FORMULA_START =
  /^(?:[\t\r\n]|[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫\u2212])/u

/** What a cell with it has to be quoted for. */
const NEEDS_QUOTES = /["',;\t\r\n]/

/**
 * Rows as the text of a CSV file: UTF-8 with its mark, commas, CRLF. A text that a spreadsheet would run as a formula
 * begins with an apostrophe; numbers are written as they are, a number that is none as an empty cell. T22.
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
