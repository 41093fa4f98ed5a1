import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as format from './index.ts'

const GARBAGE = /NaN|undefined|Invalid|Infinity|\[object/

const anyValue = fc.oneof(
  fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true, withSparseArray: true }),
  fc.double(),
  fc.double().map(String),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('NaN', 'Infinity', '1e309', '-1e21', 'မြန်မာ', '၁၂၃', '0x1f', '1e999999999', '::', '--'),
  fc.constant(Symbol('no number')),
)

const formatters: Record<string, (value: never) => unknown> = {
  amount: format.formatAmount,
  payment: format.formatPaymentAmount,
  distance: format.formatDistanceKm,
  'assign distance': format.formatAssignDistance,
  duration: format.formatDuration,
  date: format.formatDate,
  'date and time': format.formatDateTime,
  'transaction date': format.formatTransactionDate,
  'time ago': (value) => format.formatTimeAgo(value, { now: 0 }),
  'time ago of a clock': (value) =>
    format.formatTimeAgo('2025-01-01 00:00:00', { now: value, status: value }),
  'trip code': (value) =>
    format.formatTripCode({ tripNumber: value, id: value, successCode: value }) ?? 'no code',
}

test.each(Object.entries(formatters))('FMT-13 %s returns clean text for any value', (_, formatter) => {
  fc.assert(
    fc.property(anyValue, (value) => {
      const echoes = typeof value === 'string' && GARBAGE.test(value)
      const text = formatter(value as never)
      expect(text).toBeTypeOf('string')
      if (!echoes) expect(text).not.toMatch(GARBAGE)
    }),
    { numRuns: 500 },
  )
})

test('FMT-13 grouped digits without commas equal the rounded number', () => {
  fc.assert(
    fc.property(fc.bigInt(), (amount) => {
      const text = format.formatAmount(String(amount))
      expect(text).toMatch(/^-?\d{1,3}(,\d{3})*$/)
      expect(BigInt(text.replaceAll(',', ''))).toBe(amount)
    }),
  )
})

test('FMT-13 the fast path and the path by digits round alike', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
      expect(format.formatAmount(value)).toBe(format.formatAmount(String(value)))
      expect(format.formatDistanceKm(value)).toBe(format.formatDistanceKm(String(value)))
      expect(format.formatPaymentAmount(value)).toBe(format.formatPaymentAmount(String(value)))
      expect(format.formatAssignDistance(value)).toBe(format.formatAssignDistance(String(value)))
    }),
    { numRuns: 1000 },
  )
})

test('FMT-13 a half of a decimal text is rounded away from zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (tenths) => {
      const [whole, digit] = [Math.floor(tenths / 10), tenths % 10]
      const km = Number(`${whole}.${digit}5`)
      const up = digit === 9 ? `${whole + 1}.0` : `${whole}.${digit + 1}`
      expect(format.formatDistanceKm(km).replaceAll(',', '')).toBe(up)
      expect(format.formatDistanceKm(-km)).toBe('0.0')
    }),
  )
})

test('FMT-13 a bigint beyond the range of doubles is not an age or a duration', () => {
  const huge = 10n ** 400n
  expect(format.readNumber(huge)).toBeUndefined()
  expect(format.readNumber(12n)).toBe(12)
  expect(format.formatDuration(huge as never)).toBe('0 sec')
})

test('FMT-13 an index in place of the words, as from Array.map, is ignored', () => {
  const stamp = '2024-01-03 15:30:45'
  expect([45, '00:15:00'].map(format.formatDuration as (value: number | string) => string)).toEqual([
    '45 sec',
    '15 min',
  ])
  expect(format.formatDateTime(stamp, 1 as never)).toBe('03:30 PM, 03 Jan 2024')
  expect(format.formatTransactionDate(stamp, null as never)).toBe('3:30 PM,03/01/24')
  expect(format.formatTimeAgo(stamp, { now: 0 }, 'my' as never)).toBe('Just now')
})

test('FMT-13 missing words are English', () => {
  expect(format.formatDuration(3661, { hour: 'နာရီ' } as never)).toBe('1 နာရီ 1 min 1 sec')
})
