import { expect, test } from 'vitest'
import { wayBack } from './wayBack.ts'

const ORIGIN = 'https://fleet.example'

test.each([
  ['https://fleet.example/payment-cancel', '/payment-cancel'],
  ['https://fleet.example:443/passenger-booking-list?appid=001#x', '/passenger-booking-list?appid=001#x'],
  ['https://fleet.example', '/'],
])('CF-177 %s leads back to %s', (address, path) => {
  expect(wayBack(address, ORIGIN)).toBe(path)
})

test.each([
  undefined,
  '',
  '/payment-cancel',
  '//evil.example',
  'http://fleet.example/payment-cancel',
  'https://evil.example/',
  'https://fleet.example.evil.example/',
  'https://fleet.example@evil.example/',
  'https://fleet.example:8443/',
  'https://fleet.example//evil.example',
  'https://fleet.example/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://evil.example/1',
])('CF-177 %j is no way back', (address) => {
  expect(wayBack(address, ORIGIN)).toBeUndefined()
})
