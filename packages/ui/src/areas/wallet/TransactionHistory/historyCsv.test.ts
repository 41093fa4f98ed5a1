import type { ConsoleTransaction, Transaction } from '@fleetgis/domain/wallet'
import { expect, test } from 'vitest'
import { createTexts } from '../../../i18n/createTexts.ts'
import { walletWords } from '../words.ts'
import { historyCsv } from './historyCsv.ts'

const t = createTexts({ language: 'en' })(walletWords)

const walletRow: Transaction = {
  tripId: 'ab-cd-15',
  tripNumber: '128',
  successCode: '9C',
  total: 4500,
  createdAt: '2025-01-10 15:30:00',
  initial: 20_000,
  platform: 450,
  balance: 19_550,
}

const consoleRow: ConsoleTransaction = {
  tripId: 'trip-0042',
  from: 'Sule Pagoda',
  to: 'Inya Lake Hotel',
  distanceKm: 12.06,
  duration: '01:02:03',
  total: 12_000,
  reduced: 1200,
  at: '2025-01-10 11:05:00',
}

/** The lines of a file, without the byte order mark; each ends with CRLF. */
const lines = (...file: Parameters<typeof historyCsv>) => {
  const text = historyCsv(...file)
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text.endsWith('\r\n')).toBe(true)
  return text.slice(1, -2).split('\r\n')
}

/** The cell of a column, in a file with one row and no commas in its texts. */
function cell(model: 'wallet' | 'console', row: Transaction | ConsoleTransaction, heading: string) {
  const [head = '', line = ''] = lines(model, [row], t)
  return line.split(',')[head.split(',').indexOf(heading)]
}

test('TXN-02 the wallet file has the fields of its entries, under the headings of the screen', () => {
  expect(lines('wallet', [walletRow], t)).toEqual([
    'Trip code,Trip ID,Date,Total,Initial,Platform,Final',
    '#128153,ab-cd-15,2025-01-10 15:30:00,4500,20000,450,19550',
  ])
})

test('TXN-01 the console file has the fields of its rows, under the headings of the screen', () => {
  expect(lines('console', [consoleRow], t)).toEqual([
    'Trip ID,Start place,End place,Distance (km),Duration (seconds),Total,Deducted,Date',
    'trip-0042,Sule Pagoda,Inya Lake Hotel,12.06,3723,12000,1200,2025-01-10 11:05:00',
  ])
})

test('CF-55 a model without rows has its own headings only', () => {
  expect(lines('wallet', [], t)).toHaveLength(1)
  expect(lines('console', [], t)).toHaveLength(1)
  expect(lines('wallet', [], t)).not.toEqual(lines('console', [], t))
})

test.each([
  ['7', 'trip-0042', 'X5', '#7425'],
  ['5', 'x-y-9z', '12K', '#59611'],
  ['31', 'ABCDEF', 'T', '#315620'],
  ['31', 'trip-12', undefined, ''],
])(
  'CF-50 trip %s of %s with the success code %s has the trip code %j',
  (tripNumber, tripId, successCode, code) => {
    expect(cell('wallet', { ...walletRow, tripNumber, tripId, successCode }, 'Trip code')).toBe(code)
  },
)

test.each([
  ['00:15:00', '900'],
  ['00:00:00', '0'],
  [3661, '3661'],
  [undefined, ''],
])('the duration %s of the console is %j seconds, which a spreadsheet can sum', (duration, seconds) => {
  expect(cell('console', { ...consoleRow, duration }, 'Duration (seconds)')).toBe(seconds)
})

test('an unknown value is an empty cell, never a 0 that distorts a sum', () => {
  const row = { ...consoleRow, distanceKm: undefined, duration: undefined, reduced: undefined }
  expect(lines('console', [row], t)[1]).toBe(
    'trip-0042,Sule Pagoda,Inya Lake Hotel,,,12000,,2025-01-10 11:05:00',
  )
})

test('a negative amount stays a number', () => {
  expect(cell('wallet', { ...walletRow, total: -30_000, platform: 0 }, 'Total')).toBe('-30000')
})

test('rows keep their order, each once', () => {
  const rows = ['t-3', 't-1', 't-2'].map((tripId) => ({ ...walletRow, tripId, successCode: undefined }))
  const ids = lines('wallet', rows, t).map((line) => line.split(',')[1])
  expect(ids).toEqual(['Trip ID', 't-3', 't-1', 't-2'])
})

test.each(['=1+1', '+95', '-2', '@SUM(A1)'])(
  'T22 the text %j of a trip does not run as a formula',
  (text) => {
    expect(cell('wallet', { ...walletRow, tripId: text, createdAt: text }, 'Trip ID')).toBe(`"'${text}"`)
    expect(cell('wallet', { ...walletRow, tripId: text, createdAt: text }, 'Date')).toBe(`"'${text}"`)
    const row = { ...consoleRow, tripId: text, from: text, to: text, at: text }
    for (const heading of ['Trip ID', 'Start place', 'End place', 'Date']) {
      expect(cell('console', row, heading)).toBe(`"'${text}"`)
    }
  },
)

test('T22 a place with commas, quotes and line breaks stays one cell', () => {
  const row = { ...consoleRow, from: 'Sule, "Kyauktada"\nYangon' }
  expect(historyCsv('console', [row], t)).toContain(
    'trip-0042,"Sule, ""Kyauktada""\nYangon",Inya Lake Hotel,',
  )
})

test('I18N-02 in Burmese the headings are Burmese, and the cells are unchanged', () => {
  const burmese = createTexts({ language: 'my' })(walletWords)
  for (const [model, rows] of [
    ['wallet', [walletRow]],
    ['console', [consoleRow]],
  ] as const) {
    const [head, ...cells] = lines(model, rows, burmese)
    expect(head).toMatch(/^[\u1000-\u109f]/)
    expect(head?.split(',')).toHaveLength(lines(model, rows, t)[0]?.split(',').length ?? 0)
    expect(cells).toEqual(lines(model, rows, t).slice(1))
  }
})
