import { expect, test } from 'vitest'
import { carriesSessionToken, refusesRenewal, renewable } from './sessionToken.ts'

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

test('SESS-16 a call with its own token keeps it', () => {
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

test.each([400, 401, 403, 409, 416])(
  'CF-164 a renewal answered with %i is refused, as status or as code',
  (code) => {
    expect(refusesRenewal({ status: code, messageCode: undefined })).toBe(true)
    expect(refusesRenewal({ status: 200, messageCode: code })).toBe(true)
  },
)

test.each([200, 404, 408, 429, 500, 502, 503, 504])(
  'CF-164 a renewal answered with %i is not refused',
  (code) => {
    expect(refusesRenewal({ status: code, messageCode: undefined })).toBe(false)
    expect(refusesRenewal({ status: 200, messageCode: code })).toBe(false)
  },
)
