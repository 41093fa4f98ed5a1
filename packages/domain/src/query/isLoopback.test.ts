import { expect, test } from 'vitest'
import { isLoopback } from './isLoopback.ts'

test.each(['localhost', 'LOCALHOST', 'fleet.localhost', '127.0.0.1', '127.1.2.3', '127.10.20.30', '[::1]'])(
  'CF-184 %s is this machine',
  (hostname) => {
    expect(isLoopback(hostname)).toBe(true)
  },
)

test.each([
  '',
  'localhost.example',
  'mylocalhost',
  '128.0.0.1',
  '127.0.0.1.example',
  '[::2]',
  '::1',
  '0.0.0.0',
])('CF-184 %j is another machine', (hostname) => {
  expect(isLoopback(hostname)).toBe(false)
})
