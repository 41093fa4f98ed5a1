import { expect, test } from 'vitest'
import { PAYMENT_CONFIRMATIONS } from './confirmation.ts'

test('CF-168 a payment is sent to the host in the state completed only', () => {
  const sent = Object.entries(PAYMENT_CONFIRMATIONS).filter(([, { isSentToHost }]) => isSentToHost)
  expect(sent.map(([state]) => state)).toEqual(['completed'])
})

test('CF-168 without a payment in the address none of its values is shown, and no amount', () => {
  const without = Object.entries(PAYMENT_CONFIRMATIONS).filter(([, { hasFacts }]) => !hasFacts)
  expect(without.map(([state]) => state)).toEqual(['noPayment'])
})
