import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gives } from '../testing/gives.ts'
import { civilFromDays, daysFromCivil } from './civil.ts'
import { formatDate, formatDateTime, formatTimeOn, formatTransactionDate } from './dates.ts'
import { readStamp } from './stamp.ts'

test.each([
  ['2024-09-01', '01/09/2024'],
  ['2024-02-29', '29/02/2024'],
  ['2024-12-31 23:59:59', '31/12/2024'],
])('MAP-06 the value %s is displayed %s', gives(formatDate))

test.each([
  ['2024-01-03 15:30:45', '03:30 PM, 03 Jan 2024'],
  ['2024-01-03T00:00:00', '12:00 AM, 03 Jan 2024'],
  ['2024-12-31 12:00', '12:00 PM, 31 Dec 2024'],
  ['2024-12-31 20:00:00Z', '02:30 AM, 01 Jan 2025'],
  ['2024-01-01T01:00:00+09:00', '10:30 PM, 31 Dec 2023'],
  ['2024-01-01T01:00:00-0500', '12:30 PM, 01 Jan 2024'],
])('BKG-20 %s is shown as %s', gives(formatDateTime))

test('BKG-20 the month and the half of the day use the given words', () => {
  const words = {
    time: (clock: string, hour: number) => `${hour < 12 ? 'နံနက်' : 'ညနေ'} ${clock}`,
    months: ['ဇန်နဝါရီ'],
  }
  expect(formatDateTime('2024-01-03 15:30:45', words)).toBe('ညနေ 03:30, 03 ဇန်နဝါရီ 2024')
  expect(formatDateTime('2024-02-03 05:30:45', words)).toBe('နံနက် 05:30, 03 02 2024')
})

test.each([
  ['2024-01-03 15:30:45', '3:30 PM,03/01/24'],
  ['2024-01-03 00:05:00', '12:05 AM,03/01/24'],
  ['2024-11-13 10:30:00', '10:30 AM,13/11/24'],
])('TXN-13 %s is shown as %s', gives(formatTransactionDate))

test.each([
  undefined,
  null,
  '',
  'ယနေ့',
  '2024-1-3',
  '2024-00-10',
  '2024-13-10',
  '2024-04-31',
  '2023-02-29',
  '2024-01-03 24:00:00',
  '2024-01-03 10:60:00',
  '2024-01-03 10:00:60',
  1704268800000 as never,
])('BKG-20 the invalid stamp %s is shown as empty text', (stamp) => {
  expect(formatDate(stamp)).toBe('')
  expect(formatDateTime(stamp)).toBe('')
  expect(formatTransactionDate(stamp)).toBe('')
})

test('MAP-06 every day of two thousand years survives the round trip', () => {
  fc.assert(
    fc.property(fc.integer({ min: -700_000, max: 700_000 }), (days) => {
      expect(daysFromCivil(civilFromDays(days))).toBe(days)
    }),
  )
  expect(daysFromCivil({ year: 1970, month: 1, day: 1 })).toBe(0)
  expect(daysFromCivil({ year: 2000, month: 2, day: 29 })).toBe(11_016)
})

test('MAP-06 a day is read at its midnight', () => {
  expect(readStamp('1970-01-02')).toBe(86_400_000)
})

test('BKG-20 the months have their short English names', () => {
  const months = Array.from({ length: 12 }, (_, index) =>
    formatDateTime(`2024-${String(index + 1).padStart(2, '0')}-15 00:00:00`).slice(13, 16),
  )
  expect(months.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')
})

test('TXN-13 the year of an entry is its last two digits', () => {
  expect(formatTransactionDate('1907-01-03 15:30:00')).toBe('3:30 PM,03/01/07')
  expect(formatDate('0099-01-03')).toBe('03/01/0099')
  expect(formatTransactionDate('0099-01-03 15:30:00')).toBe('3:30 PM,03/01/99')
})

test.each([
  ['2024-01-03', '2024-01-03 15:30:45', '03:30 PM'],
  ['2024-01-03', '2024-01-04 00:10:00', '12:10 AM, 04 Jan 2024'],
  [undefined, '2024-01-03 15:30:45', '03:30 PM, 03 Jan 2024'],
  // In Myanmar it is the next day.
  ['2024-01-03', '2024-01-03T20:00:00Z', '02:30 AM, 04 Jan 2024'],
  ['2024-01-03', '2024-01-03 25:00:00', ''],
  ['2024-01-03', undefined, ''],
])('beside the day %s the stamp %s is shown as %s', (day, stamp, text) => {
  expect(formatTimeOn(day, stamp)).toBe(text)
})
