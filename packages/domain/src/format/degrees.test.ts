import { expect, test } from 'vitest'
import { formatDegrees } from './degrees.ts'

test.each([
  [16.8, '16.8'],
  [96.12345678, '96.123457'],
  [-0.0000001, '0'],
  [180, '180'],
  [180.1, ''],
  [undefined, ''],
  [Number.NaN, ''],
])('CHK-03 %s degrees are shown as "%s"', (degrees, text) => {
  expect(formatDegrees(degrees)).toBe(text)
})
