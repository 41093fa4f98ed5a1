import { expect, test } from 'vitest'
import { requestAmount, sentAmount } from './requestAmount.ts'

test.each([
  [{ amount: 50_000, symbol: 'Ks' }, '50,000 MMK'],
  [{ amount: 50_000, symbol: 'ကျပ်' }, '50,000 MMK'],
  [{ amount: 50_000, symbol: ' ' }, '50,000 MMK'],
  [{ amount: 50, symbol: 'USD' }, '50 USD'],
  [{ amount: 0, symbol: undefined }, '0 MMK'],
  [{ amount: 1_500.5, symbol: 'MMK' }, '1,501 MMK'],
  [{ amount: Number.NaN, symbol: 'MMK' }, '–'],
])('CF-172 a card shows the amount of %j as %s', (request, shown) => {
  expect(requestAmount(request)).toBe(shown)
})

test.each([
  [{ amount: 50_000, symbol: 'Ks' }, '50,000 MMK'],
  [{ amount: 1_500.5, symbol: 'MMK' }, '1,500.5 MMK'],
  [{ amount: Number.NaN, symbol: 'MMK' }, '–'],
])('CF-172 the question shows the amount of %j as it is sent: %s', (request, shown) => {
  expect(sentAmount(request)).toBe(shown)
})
