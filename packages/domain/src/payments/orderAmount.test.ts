import { expect, test } from 'vitest'
import { isOrderAmount } from './orderAmount.ts'

test.each(['1', '6000', '6000.00', '0.5', ' 4500 ', '6,000', '1,234,567.50'])(
  'CF-140 a payment begins with the amount %j',
  (amount) => expect(isOrderAmount(amount)).toBe(true),
)

test.each([
  '',
  ' ',
  '0',
  '0.00',
  '-5',
  'abc',
  '<b>1</b>',
  '1e9',
  '0x10',
  '6,00',
  '6000$',
  'NaN',
  '9'.repeat(400),
])('CF-140 no payment begins with the amount %j', (amount) => expect(isOrderAmount(amount)).toBe(false))
