import { expect, test } from 'vitest'
import { isStale } from './staleStatus.ts'

const steps = [1, 3, 2, 3]

test.each([
  ['the next status', 1, 3, false],
  ['one that skips a status', 1, 2, false],
  ['one that the booking returned to', 2, 3, false],
  ['an older status', 2, 1, true],
  ['a status that it never had', 1, 9, false],
])('R4 %s', (_, from, to, isOld) => {
  expect(isStale({ key: 'K', from, to }, steps)).toBe(isOld)
})
