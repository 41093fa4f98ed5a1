import { expect, test } from 'vitest'
import type { Booking } from './booking.ts'
import { isNavigationTemplate, navigationAddress } from './navigation.ts'

const TEMPLATE = 'https://maps.example/dir?to={lat},{lng}&again={lat}'

const booking = (status: number, pickup: Booking['pickup'] = { name: '', lat: 16.8256, lng: 96.1297 }) => ({
  status,
  pickup,
})

test.each([
  [TEMPLATE, true],
  ['https://maps.example/{lat}/{lng}', true],
  ['https://maps.example?q={lat},{lng}', true],
  ['http://maps.example/{lat}/{lng}', false],
  ['geo:{lat},{lng}', false],
  ['javascript:alert({lat},{lng})', false],
  ['https://maps.example/{lat}', false],
  ['https://maps.example/{lng}', false],
  ['https://{lat}.example/{lng}', false],
  ['https://user@maps.example/{lat}/{lng}', false],
  ['https://maps.example', false],
  ['https://maps.example:99999/{lat}/{lng}', false],
  ['', false],
])('T7 CF-188 %j is an address of a navigation app: %j', (template, is) => {
  expect(isNavigationTemplate(template)).toBe(is)
})

test.each([2, 8])('CF-188 in status %i a driver navigates to the pickup', (status) => {
  expect(navigationAddress(TEMPLATE, 'driver', booking(status))).toBe(
    'https://maps.example/dir?to=16.825600,96.129700&again=16.825600',
  )
})

test.each([1, 3, 4, 5, 9, 13, 400, 99])('CF-188 in status %i there is no way to the pickup', (status) => {
  expect(navigationAddress(TEMPLATE, 'driver', booking(status))).toBeUndefined()
})

test('CF-188 nothing navigates without a template, without a position, or for others', () => {
  expect(navigationAddress(undefined, 'driver', booking(2))).toBeUndefined()
  expect(navigationAddress('http://maps.example/{lat}/{lng}', 'driver', booking(2))).toBeUndefined()
  expect(navigationAddress(TEMPLATE, 'driver', booking(2, { name: 'Hledan' }))).toBeUndefined()
  expect(navigationAddress(TEMPLATE, 'driver', booking(2, { name: 'Hledan', lat: 16.8 }))).toBeUndefined()
  expect(navigationAddress(TEMPLATE, 'passenger', booking(2))).toBeUndefined()
  expect(navigationAddress(TEMPLATE, 'admin', booking(2))).toBeUndefined()
})
