import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareStamps } from './compareStamps.ts'

test.each([
  ['2026-11-21 09:15:00', '2026-11-21 09:15:01'],
  ['2026-11-21 09:15:00', '2026-12-01 00:00:00'],
  ['2026-11-21T09:15:00', '2026-11-21T09:15:01'],
  ['2026-11-21 09:15:00.100', '2026-11-21 09:15:00.200'],
  ['2026-11-21 09:15:00', '2026-11-21 09:15:00.1'],
  ['2026-11-21 09:15:00.25', '2026-11-21 09:15:00.5'],
  ['2026-11-21 09:15', '2026-11-21 09:15:01'],
  ['2026-11-20', '2026-11-21 00:00:00'],
  ['2026-11-21T09:15:00', '2026-11-21 09:15:01'],
  ['soon', '2026-11-21 09:15:00'],
  ['2999-99-99 soon, maybe', '2026-11-21 09:15:00'],
  ['zzzz-zz-zz zz:zz:zz', '2026-11-21 09:15:00'],
  ['', '2026-11-21'],
])('CF-116 %j is older than %j', (older, newer) => {
  expect(compareStamps(older, newer)).toBeLessThan(0)
  expect(compareStamps(newer, older)).toBeGreaterThan(0)
})

test.each([
  ['2026-11-21 09:15:00', '2026-11-21 09:15:00'],
  ['2026-11-21T09:15:00', '2026-11-21 09:15:00'],
  ['2026-11-21 09:15', '2026-11-21 09:15:00'],
  ['2026-11-21', '2026-11-21 00:00:00'],
  ['soon', 'later'],
  ['2026-11-21 09:15:00 or so', '2026-11-21 09:15:01 or so'],
  ['on 2026-11-21 09:15:00', 'on 2026-11-21 09:15:01'],
  ['', ''],
])('CF-116 %j and %j are equally old', (a, b) => {
  expect(compareStamps(a, b)).toBe(0)
  expect(compareStamps(b, a)).toBe(0)
})

test('CF-116 stamps of any format are ordered by the fleet clock', () => {
  const second = fc.integer({ min: 0, max: 59 })
  const shape = fc.constantFrom(
    (at: string) => `2026-11-21 09:15:${at}`,
    (at: string) => `2026-11-21T09:15:${at}`,
    (at: string) => ` 2026-11-21 09:15:${at}`,
  )
  fc.assert(
    fc.property(second, second, shape, shape, (a, b, shapeA, shapeB) => {
      const text = (at: number) => String(at).padStart(2, '0')
      expect(Math.sign(compareStamps(shapeA(text(a)), shapeB(text(b))))).toBe(Math.sign(a - b))
    }),
  )
})
