import { expect, test } from 'vitest'
import { carriesSessionToken, renewable } from './sessionToken.ts'

test.each([
  '/groupadmin',
  '/map',
  '/passenger-booking-list',
  '/driver-booking-list',
  '/admin-booking-list',
  '/driver-list',
  '/payment-success',
  '/booking-chat',
  '/driver-booking-chat',
  '/passenger-booking-chat',
  '/map/',
  '/map?groupid=1',
  '/map#x',
])('SESS-16 calls of %s go without the stored token', (path) => {
  expect(carriesSessionToken(path)).toBe(false)
})

test.each([
  '/home/map',
  '/home/driver-list',
  '/owner-map',
  '/trip-list',
  '/chat',
  '/payment',
  '/location',
  '/',
])('SESS-16 calls of %s carry the stored token', (path) => {
  expect(carriesSessionToken(path)).toBe(true)
})

test('SESS-16 a call with a token of its own keeps it', () => {
  expect(carriesSessionToken('/owner-map', true)).toBe(false)
  expect(carriesSessionToken('/trip-list', true)).toBe(false)
})

test.each([
  '/signin',
  '/signup',
  '/reset-mail',
  '/generate/renew-token',
  '/check-token',
  '/verify-token?token=abc',
  '/update-password?token=abc',
  'signin',
])('SESS-12 a 401 of %s is final', (path) => {
  expect(renewable(path)).toBe(false)
})

test.each(['/location', '/role/users/check-permission', '/user', '/signin/other', '/driver/check-token', ''])(
  'SESS-12 a 401 of %j renews the token',
  (path) => {
    expect(renewable(path)).toBe(true)
  },
)
