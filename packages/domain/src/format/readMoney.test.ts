import { describe, expect, test } from 'vitest'
import { formatAmount } from './amount.ts'
import { readMoney } from './readMoney.ts'

const FARE = { least: 0, most: 1_000_000 }
const TOP_UP = { least: 1, most: Number.MAX_SAFE_INTEGER }

describe('CF-171 a typed amount', () => {
  test.each([
    ['5000', 5000],
    [' 5000 ', 5000],
    ['5,000', 5000],
    ['5 000', 5000],
    ['5\u00a0000', 5000],
    ['1,234,567', 1_234_567],
    ['1 234 567', 1_234_567],
    ['၅၀၀၀', 5000],
    ['၅,၀၀၀', 5000],
    ['၁ ၂၃၄ ၅၆၇', 1_234_567],
    ['007', 7],
    ['1', 1],
    ['9007199254740991', 9_007_199_254_740_991],
  ])('%j is read as %d', (typed, amount) => {
    expect(readMoney(typed, TOP_UP)).toEqual({ amount })
  })

  test.each(['', ' ', '\u00a0', undefined, 5000])('%j is empty', (typed) => {
    expect(readMoney(typed as never, TOP_UP)).toEqual({ error: { reason: 'empty' } })
  })

  test.each([
    'abc',
    '12.5abc',
    '5000 MMK',
    '+5',
    '1e5',
    '0x10',
    '1,00',
    '10,00',
    '1,0000',
    '1000,000',
    ',000',
    '5,',
    '1,000 000',
    '5  000',
    '1.2.3',
    '.',
    '-',
    '--5',
    '၅က',
    '५००',
  ])('%j is not a number', (typed) => {
    expect(readMoney(typed, TOP_UP)).toEqual({ error: { reason: 'notNumber' } })
  })

  test.each(['1.5', '0.5', '.5', '5000.', '5000.00', '1,000.50', '၁.၅', '-1.5'])(
    '%j is not whole',
    (typed) => {
      expect(readMoney(typed, TOP_UP)).toEqual({ error: { reason: 'notWhole' } })
    },
  )

  test.each(['0', '00', '-5', '-5,000', '၀', '-0'])('%j is too small to top up', (typed) => {
    expect(readMoney(typed, TOP_UP)).toEqual({ error: { reason: 'tooSmall', limit: 1 } })
  })

  test('a fare may be 0, but not below', () => {
    expect(readMoney('0', FARE)).toEqual({ amount: 0 })
    expect(readMoney('-1', FARE)).toEqual({ error: { reason: 'tooSmall', limit: 0 } })
    expect(readMoney('-0', FARE)).toEqual({ error: { reason: 'tooSmall', limit: 0 } })
  })

  test('the error of an amount that is too large names the limit', () => {
    expect(readMoney('1000000', FARE)).toEqual({ amount: 1_000_000 })
    expect(readMoney('1,000,001', FARE)).toEqual({ error: { reason: 'tooLarge', limit: 1_000_000 } })
    for (const typed of ['9007199254740992', '9'.repeat(400)])
      expect(readMoney(typed, TOP_UP)).toEqual({
        error: { reason: 'tooLarge', limit: 9_007_199_254_740_991 },
      })
  })

  test.each([0, 7, 950, 1000, 12_345, 1_000_000])('%d is read as it is shown', (amount) => {
    expect(readMoney(formatAmount(amount), FARE)).toEqual({ amount })
  })
})
