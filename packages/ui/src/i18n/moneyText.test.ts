import { expect, test } from 'vitest'
import { moneyText } from './moneyText.ts'

test('a whole amount has no decimals, a fraction is not rounded, an unknown amount is a dash', () => {
  expect(moneyText(5000)).toBe('5,000 MMK')
  expect(moneyText(0)).toBe('0 MMK')
  expect(moneyText(1500.25)).toBe('1,500.25 MMK')
  expect(moneyText(undefined)).toBe('–')
  expect(moneyText(Number.NaN)).toBe('–')
  expect(moneyText(Number.POSITIVE_INFINITY)).toBe('–')
})
