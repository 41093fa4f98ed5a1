import { expect, test } from 'vitest'
import { degreesText, groundStep, linesBetween } from './groundStep.ts'

test.each([
  [256 * 2 ** 1, 30],
  [256 * 2 ** 11, 0.1],
  [256 * 2 ** 19, 0.001],
])('in a world of %i pixels the lines are %d degrees apart', (width, step) => {
  expect(groundStep(width)).toBe(step)
})

test('lines are at multiples of the step, both ends included', () => {
  expect(linesBetween(-1, 2, 1)).toEqual([-1, 0, 1, 2])
  expect(linesBetween(0.1, 0.9, 1)).toEqual([])
})

test('degree labels are as short as the step allows', () => {
  expect(degreesText(96.2, 0.2)).toBe('96.2°')
  expect(degreesText(30, 30)).toBe('30°')
  expect(degreesText(16.855, 0.005)).toBe('16.855°')
})
