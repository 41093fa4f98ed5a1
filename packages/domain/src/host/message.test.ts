import { expect, test } from 'vitest'
import { DRIVER_ACTION_MESSAGE, HOST_MESSAGE, refreshMessage } from './message.ts'
import { RELOAD_DELAY_MS } from './waits.ts'

test('an accepted booking is told as the host spells it', () => {
  expect(DRIVER_ACTION_MESSAGE.accept).toBe('driver_accpeted')
})

test('a driver on the way is told', () => {
  expect(DRIVER_ACTION_MESSAGE.onTheWay).toBe('driver_ontheway')
})

test('a driver who arrived is told', () => {
  expect(DRIVER_ACTION_MESSAGE.arrive).toBe('driver_arrived')
})

test('HOST-05 refreshed bookings are told after an action, not on the timer', () => {
  expect(refreshMessage('action')).toBe('Booking refreshed.')
  expect(refreshMessage('timer')).toBeUndefined()
  expect(refreshMessage('filter')).toBeUndefined()
})

test('a payment is told', () => {
  expect(HOST_MESSAGE.paymentSuccessful).toBe('payment_successful')
})

test('a cancelled payment is told', () => {
  expect(HOST_MESSAGE.paymentCancelled).toBe('payment_cancelled')
})

test('Reload waits one second', () => {
  expect(RELOAD_DELAY_MS).toBe(1000)
})
