import { expect, test } from 'vitest'
import { requestAmount } from './requestAmount.ts'

test.each([
  [{ amount: 50_000, symbol: 'Ks' }, '50,000 Ks'],
  [{ amount: 50_000, symbol: 'ကျပ်' }, '50,000 ကျပ်'],
  [{ amount: 50_000, symbol: ' ' }, '50,000 MMK'],
  [{ amount: 0, symbol: undefined }, '0 MMK'],
  [{ amount: 1_500.5, symbol: 'MMK' }, '1,500.50 MMK'],
  [{ amount: Number.NaN, symbol: 'MMK' }, '–'],
])('APR-05 the amount of %j is shown as %s', (request, shown) => {
  expect(requestAmount(request)).toBe(shown)
})
