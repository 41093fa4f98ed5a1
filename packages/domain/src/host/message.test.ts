import { expect, test } from 'vitest'
import { DRIVER_ACTION_MESSAGE, HOST_MESSAGE } from './message.ts'
import { RELOAD_DELAY_MS } from './waits.ts'

test('an accepted booking posts the host’s spelling', () => {
  expect(DRIVER_ACTION_MESSAGE.accept).toBe('driver_accpeted')
})

test('a driver on the way is posted', () => {
  expect(DRIVER_ACTION_MESSAGE.onTheWay).toBe('driver_ontheway')
})

test('an arrival is posted', () => {
  expect(DRIVER_ACTION_MESSAGE.arrive).toBe('driver_arrived')
})

test('a refresh is posted', () => {
  expect(HOST_MESSAGE.bookingsRefreshed).toBe('Booking refreshed.')
})

test('a payment is posted', () => {
  expect(HOST_MESSAGE.paymentSuccessful).toBe('payment_successful')
})

test('a cancelled payment is posted', () => {
  expect(HOST_MESSAGE.paymentCancelled).toBe('payment_cancelled')
})

test('Reload waits one second', () => {
  expect(RELOAD_DELAY_MS).toBe(1000)
})
