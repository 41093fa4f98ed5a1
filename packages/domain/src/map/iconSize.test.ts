import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CAR_ICON_WIDTH, carIconSize, SELECTED_ICON_SIZE } from './iconSize.ts'

test.each([
  [10, 18],
  [11, 20],
  [12, 22],
  [15, 27],
  [20, 36],
  [25, 45],
  [33, 59],
  [47, 85],
  [50, 90],
])('MARK-14 a car icon %i wide is %i high', (width, height) => {
  expect(carIconSize(width)).toEqual({ width, height })
})

test('MARK-13 the slider goes from 10 to 50', () => {
  expect([CAR_ICON_WIDTH.min, CAR_ICON_WIDTH.max]).toEqual([10, 50])
})

test('MARK-15 the width is read from stored text', () => {
  expect(carIconSize('12')).toEqual({ width: 12, height: 22 })
  expect(carIconSize(' 33 ')).toEqual({ width: 33, height: 59 })
})

test.each([[undefined], [null], [''], ['  ']])(
  'MARK-16 nothing stored (%j) gives the default width of 10',
  (width) => {
    expect(carIconSize(width)).toEqual({ width: 10, height: 18 })
  },
)

test('the default marker is 10 by 18', () => {
  expect(carIconSize(CAR_ICON_WIDTH.default)).toEqual({ width: 10, height: 18 })
})

test('the selected marker is 25 by 25', () => {
  expect(SELECTED_ICON_SIZE).toEqual({ width: 25, height: 25 })
})

test.each([
  [5, 10, 18],
  [80, 50, 90],
  ['5', 10, 18],
  ['80', 50, 90],
  [-20, 10, 18],
  [0, 10, 18],
  [9.4, 10, 18],
  [50.6, 50, 90],
])('CF-32 a stored width of %j is clamped to %i by %i', (stored, width, height) => {
  expect(carIconSize(stored)).toEqual({ width, height })
})

test.each([['abc'], ['12px'], [Number.NaN], [Number.POSITIVE_INFINITY], [true], [[20]], [{ width: 20 }]])(
  'CF-32 a width that is no number (%j) gives 10 by 18',
  (stored) => {
    expect(carIconSize(stored)).toEqual({ width: 10, height: 18 })
  },
)

test('CF-32 a fraction of a pixel is rounded before the height is computed', () => {
  expect(carIconSize(24.6)).toEqual({ width: 25, height: 45 })
  expect(carIconSize('32.5')).toEqual({ width: 33, height: 59 })
})

test('CF-32 for any stored value both sides are whole and within the slider', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const { width, height } = carIconSize(stored)
      expect(Number.isInteger(width) && Number.isInteger(height)).toBe(true)
      expect(width).toBeGreaterThanOrEqual(10)
      expect(width).toBeLessThanOrEqual(50)
      expect(Math.abs(height - width * 1.8)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test('OMAP-10 the slider of the owner map is the same', () => {
  expect([CAR_ICON_WIDTH.min, CAR_ICON_WIDTH.max, CAR_ICON_WIDTH.default]).toEqual([10, 50, 10])
})
