import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCsv } from './writeCsv.ts'

/** The text of a file with one cell, without byte order mark and line break. */
const cell = (value: string | number | undefined) => writeCsv([[value]]).slice(1, -2)

test('rows are lines, commas separate cells, and the file starts with the byte order mark of UTF-8', () => {
  expect(
    writeCsv([
      ['Trip', 'Total'],
      ['ခရီးစဉ်', 4500],
    ]),
  ).toBe('\uFEFFTrip,Total\r\nခရီးစဉ်,4500\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\n=x', '＝1', '＋1', '－1', '＠x'])(
  'T22 the text %j does not run as a formula',
  (text) => {
    expect(cell(text).replace(/^"/, '').startsWith("'")).toBe(true)
  },
)

const UNSEEN = [
  ...[' ', '\u00A0', '\u200B', '\uFEFF', '\v', '\f', '\0', '\u0085', '\u00AD', '\u180E'],
  ...['\u2003', '\u2028', '\u202E', '\u2060', '\u2066', '\u3000', '\u3164', '\uFE0F', '\u{E0020}'],
]

test.each(UNSEEN.map((unseen) => [unseen.codePointAt(0)?.toString(16), unseen]))(
  'T22 a formula behind U+%s does not run',
  (_, unseen) => {
    for (const sign of ['=', '+', '-', '@', '＝']) {
      expect(read(writeCsv([[`${unseen}${sign}1+1`]]))).toEqual([[`'${unseen}${sign}1+1`]])
      expect(read(writeCsv([[` ${unseen}${unseen} ${sign}1`]]))).toEqual([[`' ${unseen}${unseen} ${sign}1`]])
    }
  },
)

test.each([' Sule', '\u200Bမြို့', '\u00A0a=b', ' '])('the text %j stays as it is', (text) => {
  expect(cell(text)).toBe(text)
})

test.each([
  ['=HYPERLINK("https://evil.example","Pay")', '"\'=HYPERLINK(""https://evil.example"",""Pay"")"'],
  ["=cmd|' /C calc'!A0", "\"'=cmd|' /C calc'!A0\""],
  ['-2+3', '"\'-2+3"'],
])('T22 %j is written as %j', (text, written) => {
  expect(cell(text)).toBe(written)
})

test.each([
  ['Sule, Yangon', '"Sule, Yangon"'],
  ['the "big" tree', '"the ""big"" tree"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['a-b=c', 'a-b=c'],
  ['#128153', '#128153'],
  ['', ''],
  [4500, '4500'],
  [-450.5, '-450.5'],
  [0, '0'],
  [Number.NaN, ''],
  [Number.POSITIVE_INFINITY, ''],
  [undefined, ''],
])('the value %j is written as %j', (value, written) => {
  expect(cell(value)).toBe(written)
})

/** Parses a CSV file by RFC 4180. */
function read(file: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let text = ''
  let isQuoted = false
  for (let at = 1; at < file.length; at += 1) {
    const letter = file[at]
    if (isQuoted) {
      if (letter !== '"') text += letter
      else if (file[at + 1] === '"') {
        text += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"') isQuoted = true
    else if (letter === ',') {
      row.push(text)
      text = ''
    } else if (letter === '\r' && file[at + 1] === '\n') {
      rows.push([...row, text])
      row = []
      text = ''
      at += 1
    } else text += letter
  }
  return rows
}

test('T22 any texts survive a round trip, and no cell is a formula', () => {
  const part = fc.constantFrom(...UNSEEN, ...'=+-@\t\r\n"\',;a1မ')
  const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (table) => {
      const found = read(writeCsv(table))
      expect(found.map((row) => row.length)).toEqual(table.map((row) => row.length))
      found.forEach((row, at) => {
        row.forEach((value, column) => {
          const given = table[at]?.[column] ?? ''
          expect([given, `'${given}`]).toContain(value)
          expect(value).not.toMatch(/^(?:[\t\r\n]|[\s\u200B]*[=+\-@])/)
        })
      })
    }),
  )
})
