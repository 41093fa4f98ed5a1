import { expect, test } from 'vitest'
import { PAYMENT_CONFIRMATIONS } from './confirmation.ts'

test('CF-168 the host hears of a payment in no other state than completed', () => {
  const told = Object.entries(PAYMENT_CONFIRMATIONS).filter(([, { isTold }]) => isTold)
  expect(told.map(([state]) => state)).toEqual(['completed'])
})

test('CF-168 without a payment in the address none of its values is shown, and no amount', () => {
  const without = Object.entries(PAYMENT_CONFIRMATIONS).filter(([, { hasFacts }]) => !hasFacts)
  expect(without.map(([state]) => state)).toEqual(['noPayment'])
})
