import { expect, test } from 'vitest'
import { langOf } from './langOf.ts'

test.each(['Fleet GIS', 'Car', '© OpenStreetMap contributors', 'The driver is busy.', 'Not found: D-1001'])(
  '%j carries lang="en"',
  (text) => {
    expect(langOf(text)).toBe('en')
  },
)

test.each(['ရောက်ပါပြီ။', '4,500 MMK ကျပ်', 'မြန်မာ Fleet GIS'])('%j carries lang="my"', (text) => {
  expect(langOf(text)).toBe('my')
})

test.each(['', 'D-1001', 'YGN-4H/1234', '+95 9 123', '16.8, 96.1', '12 km'])(
  '%j carries no language of its own',
  (text) => {
    expect(langOf(text)).toBeUndefined()
  },
)
