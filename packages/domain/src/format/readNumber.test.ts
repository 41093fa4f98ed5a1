import { expect, test } from 'vitest'
import { gives } from '../testing/gives.ts'
import { decimalText, readNumber } from './readNumber.ts'

test.each([
  [12, 12],
  ['12', 12],
  [' 12.50 ', 12.5],
  ['\u00a0-3\n', -3],
  ['+.5', 0.5],
  ['7.', 7],
  ['007', 7],
  ['0', 0],
  [12n, 12],
])('FMT-13 %s is the number %d', gives(readNumber))

test.each([
  '',
  '  ',
  'abc',
  '0x10',
  '0b1',
  '0O7',
  '-0x10',
  '1e3',
  '1E-3',
  '1e',
  '12n',
  '1.2.3',
  '- 3',
  '1 000',
  '1,500',
  '1_000',
  '၁၂',
  '.',
  'Infinity',
  '-Infinity',
  '1e999',
  '9'.repeat(400),
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  true,
  null,
  undefined,
  ['12'],
  { valueOf: () => 12 },
])('FMT-13 %o is not a number', (value) => {
  expect(readNumber(value)).toBeUndefined()
  expect(decimalText(value)).toBeUndefined()
})

test.each([
  ['12.050', '12.050'],
  [' 12.05 ', '12.05'],
  ['.125', '.125'],
  ['-7.', '-7.'],
  ['12345678901234567890.123', '12345678901234567890.123'],
  [1e21, '1e+21'],
  [0.1, '0.1'],
  [10n ** 30n, `1${'0'.repeat(30)}`],
])('FMT-13 the digits of %s are %s', gives(decimalText))
