import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumsAgree, transactionCode, transactionTotals } from './transactions.ts'

const sums = { opening: 10_000, wallet: 5000, platform: 1200, closing: 13_800 }

test('TXN-07 the totals are Initial, Wallet, Platform and Final, as sent', () => {
  expect(transactionTotals(sums)).toEqual([
    { key: 'initial', amount: 10_000 },
    { key: 'wallet', amount: 5000 },
    { key: 'platform', amount: 1200 },
    { key: 'final', amount: 13_800 },
  ])
  expect(transactionTotals({ ...sums, closing: 1 }).at(-1)).toEqual({ key: 'final', amount: 1 })
})

test('TXN-12 missing sums are 0, and a missing balance is unknown', () => {
  expect(transactionTotals({} as never).map(({ amount }) => amount)).toEqual([undefined, 0, 0, undefined])
  expect(transactionTotals(undefined as never)).toHaveLength(4)
})

test('TXN-07 the check reports whether final equals initial plus wallet minus platform', () => {
  expect(sumsAgree(sums)).toBe(true)
  expect(sumsAgree({ ...sums, closing: 13_799 })).toBe(false)
  expect(sumsAgree({ opening: 0.1, wallet: 0.2, platform: 0, closing: 0.3 })).toBe(true)
  expect(sumsAgree({ ...sums, wallet: undefined as never })).toBe(false)
})

test('TXN-07 sums with an unknown balance are not checked', () => {
  expect(sumsAgree({ ...sums, opening: undefined })).toBe(true)
  expect(sumsAgree({ ...sums, closing: undefined })).toBe(true)
})

test('TXN-07 correct sums always agree', () => {
  const amount = fc.integer({ min: 0, max: 1e12 })
  fc.assert(
    fc.property(amount, amount, amount, (opening, wallet, platform) => {
      expect(sumsAgree({ opening, wallet, platform, closing: opening + wallet - platform })).toBe(true)
    }),
  )
})

test('TXN-09 the code of an entry derives from its trip id', () => {
  expect(transactionCode({ tripNumber: '5', tripId: 'x-y-9z', successCode: '12K' })).toBe('#59611')
  expect(transactionCode({ tripNumber: '5', tripId: 'x-y-9z' })).toBeUndefined()
})
