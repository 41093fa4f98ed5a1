import { expect, test } from 'vitest'
import { moneyText } from './moneyText.ts'

test('CF-172 an amount has no decimals, an unknown one is a dash', () => {
  expect(moneyText(5000)).toBe('5,000 MMK')
  expect(moneyText(0)).toBe('0 MMK')
  expect(moneyText(1500.25)).toBe('1,500 MMK')
  expect(moneyText(1500.5)).toBe('1,501 MMK')
  expect(moneyText(-1500.5)).toBe('-1,501 MMK')
  expect(moneyText(undefined)).toBe('–')
  expect(moneyText(Number.NaN)).toBe('–')
  expect(moneyText(Number.POSITIVE_INFINITY)).toBe('–')
})
