import { expect, test } from 'vitest'
import { gives } from '../testing/gives.ts'
import { currencyOf, formatAmount, formatExactMoney, formatMoney, formatPaymentAmount } from './amount.ts'

test.each([
  [950, '950'],
  [0, '0'],
  [999.4, '999'],
  [999.5, '1,000'],
  [2.5, '3'],
  [0.5, '1'],
  [0.49999999999999994, '0'],
  [-2.5, '-3'],
  [-0.4, '0'],
  [-0, '0'],
  [-1500, '-1,500'],
  [1500, '1,500'],
  [1005, '1,005'],
  [1050, '1,050'],
  [12_345, '12,345'],
  [1_234_567, '1,234,567'],
  [1_000_000_000_000, '1,000,000,000,000'],
  [9_007_199_254_740_991, '9,007,199,254,740,991'],
  [1e21, '1,000,000,000,000,000,000,000'],
  [1.5e22, '15,000,000,000,000,000,000,000'],
  [5e-324, '0'],
])('FMT-07 the amount %d reads %s, without decimals', gives(formatAmount))

test.each([
  ['1500', '1,500'],
  [' 1500.50 ', '1,501'],
  ['+7', '7'],
  ['-0.5', '-1'],
  ['007', '7'],
  ['.5', '1'],
  ['12345678901234567890.5', '12,345,678,901,234,567,891'],
])('FMT-07 the numeric text %j reads %s, digit by digit', gives(formatAmount))

test('FMT-07 a bigint, as some JSON parsers return it, is an amount', () => {
  expect(formatAmount(12345678901234567890n as never)).toBe('12,345,678,901,234,567,890')
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['empty text', ''],
  ['a word', 'abc'],
  ['Burmese digits', '၁၅၀၀'],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['the text Infinity', 'Infinity'],
  ['a hexadecimal text', '0x10'],
  ['grouped digits', '1,500'],
  ['too many digits for a number', '9'.repeat(400)],
  ['an exponent', '1e3'],
  ['an exponent without end', '0e999999999'],
])('FMT-07 %s is the amount 0', (_, value) => {
  expect(formatAmount(value)).toBe('0')
})

test.each([
  [500, '500.00 MMK'],
  [0, '0.00 MMK'],
  [1500, '1,500.00 MMK'],
  [250.5, '250.50 MMK'],
  [0.05, '0.05 MMK'],
  [1.005, '1.01 MMK'],
  [-1.005, '-1.01 MMK'],
  [-0.004, '0.00 MMK'],
  [1234.999, '1,235.00 MMK'],
  ['12.5', '12.50 MMK'],
  ['abc', '0.00 MMK'],
  [null, '0.00 MMK'],
])('FMT-09 the payment amount %s reads %s, with two decimals', gives(formatPaymentAmount))

test.each([
  [1.1, '1.10 MMK'],
  [1.09, '1.09 MMK'],
  [1.1e15, '1,100,000,000,000,000.00 MMK'],
  ['1.10', '1.10 MMK'],
])('FMT-09 the payment amount %s reads %s, digit by digit', gives(formatPaymentAmount))

test.each([
  [1000, '1,000'],
  [1009, '1,009'],
  [1010, '1,010'],
  [1099, '1,099'],
  [1100, '1,100'],
  [10_100_010, '10,100,010'],
])('FMT-07 the amount %d keeps the zeros of its groups: %s', gives(formatAmount))

test('FMT-07 the format does not change around the largest amounts computed as numbers', () => {
  expect(formatAmount(99_999_999_999_999.4)).toBe('99,999,999,999,999')
  expect(formatAmount(100_000_000_000_000)).toBe('100,000,000,000,000')
  expect(formatAmount('100000000000000.5')).toBe('100,000,000,000,001')
  expect(formatAmount('-100000000000000.5')).toBe('-100,000,000,000,001')
})

test.each([
  [1500, '1,500 MMK'],
  [1500.5, '1,501 MMK'],
  [-0.4, '0 MMK'],
  [undefined, '0 MMK'],
])('CF-172 the amount %s is shown as %s', (value, shown) => {
  expect(formatMoney(value)).toBe(shown)
})

test.each([
  [1500, '1,500 MMK'],
  [0, '0 MMK'],
  [1500.5, '1,500.5 MMK'],
  [1_234_567.125, '1,234,567.125 MMK'],
  [0.05, '0.05 MMK'],
  [-0.5, '-0.5 MMK'],
  [-1500.25, '-1,500.25 MMK'],
  [1e21, '1,000,000,000,000,000,000,000 MMK'],
  [Number.NaN, '0 MMK'],
])('CF-172 a question shows %d as it is sent: %s', (value, shown) => {
  expect(formatExactMoney(value)).toBe(shown)
})

test.each(['MMK', 'mmk', 'Ks', 'ks.', 'K', ' Kyat ', 'kyats', 'ကျပ်', '', ' ', undefined, null])(
  'CF-172 the symbol %j is the one name of the kyat',
  (symbol) => {
    expect(currencyOf(symbol)).toBe('MMK')
  },
)

test('CF-172 another currency keeps its name', () => {
  expect(currencyOf(' USD ')).toBe('USD')
  expect(formatMoney(5, 'USD')).toBe('5 USD')
  expect(formatExactMoney(5, 'USD')).toBe('5 USD')
})
