import { expect, test } from 'vitest'
import { hitTest, type ScreenPoints } from './hitTest.ts'

const BOX = { width: 24, height: 24 }

function points(...places: readonly (readonly [number, number])[]): ScreenPoints {
  return {
    count: places.length,
    index: places.map((_, index) => index),
    x: places.map(([x]) => x),
    y: places.map(([, y]) => y),
  }
}

test.each([
  ['its middle', 100, 100, 0],
  ['the edge of its box', 112, 88, 0],
  ['just outside its box', 112.1, 100, undefined],
  ['just above its box', 100, 87.9, undefined],
])('a vehicle is hit at %s as the box says', (_, x, y, expected) => {
  expect(hitTest(points([100, 100]), { x, y }, BOX)).toBe(expected)
})

test('the nearest of overlapping vehicles is hit', () => {
  expect(hitTest(points([100, 100], [110, 100], [90, 100]), { x: 107, y: 100 }, BOX)).toBe(1)
})

test('of vehicles in one place the one drawn last is hit', () => {
  expect(hitTest(points([100, 100], [100, 100]), { x: 100, y: 100 }, BOX)).toBe(1)
})

test('entries beyond the count are left over from an earlier drawing and not hit', () => {
  expect(hitTest({ ...points([500, 500], [100, 100]), count: 1 }, { x: 100, y: 100 }, BOX)).toBeUndefined()
})
