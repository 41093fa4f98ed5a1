import { expect, test } from 'vitest'
import { offersSignIn } from './offersSignIn.ts'

const without = { for: () => undefined }
const withToken = { for: () => 'token' }

test.each(['/chat', '/driver-booking-chat', '/passenger-booking-chat', '/payment', '/map'])(
  'CF-175 %s, which only the app opens, never leads to the sign-in',
  (path) => {
    expect(offersSignIn(path, without)).toBe(false)
    expect(offersSignIn(path, withToken)).toBe(false)
  },
)

test.each(['/location', '/search-location', '/home/map', '/login'])(
  'CF-175 %s leads to the sign-in, unless the app has opened it with a token',
  (path) => {
    expect(offersSignIn(path, without)).toBe(true)
    expect(offersSignIn(path, withToken)).toBe(false)
  },
)
