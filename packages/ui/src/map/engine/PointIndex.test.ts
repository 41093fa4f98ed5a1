import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointsAt } from '../../testing/pointsAt.ts'
import { PointIndex } from './PointIndex.ts'
import type { ScreenPoints } from './ScreenPoints.ts'

const BOX = { width: 24, height: 24 }

test.each([
  ['its middle', 100, 100, 0],
  ['the edge of its box', 112, 88, 0],
  ['just outside its box', 112.1, 100, undefined],
  ['just above its box', 100, 87.9, undefined],
])('a pointer at %s hits only inside the box', (_, x, y, expected) => {
  expect(new PointIndex(pointsAt([100, 100])).hit({ x, y }, BOX)).toBe(expected)
})

test('the nearest of overlapping vehicles is hit', () => {
  expect(new PointIndex(pointsAt([100, 100], [110, 100], [90, 100])).hit({ x: 107, y: 100 }, BOX)).toBe(1)
})

test('of vehicles in one place the last drawn is hit', () => {
  expect(new PointIndex(pointsAt([100, 100], [100, 100])).hit({ x: 100, y: 100 }, BOX)).toBe(1)
})

test('entries beyond the count are left over from an earlier drawing and are not hit', () => {
  const { hit } = { hit: new PointIndex({ ...pointsAt([500, 500], [100, 100]), count: 1 }) }
  expect(hit.hit({ x: 100, y: 100 }, BOX)).toBeUndefined()
})

test('without vehicles nothing is hit', () => {
  expect(new PointIndex(pointsAt()).hit({ x: 0, y: 0 }, BOX)).toBeUndefined()
})

/** The expected result, by comparing every point. */
function scan({ count, x, y }: ScreenPoints, at: { x: number; y: number }, edge: number): number | undefined {
  const near = Array.from({ length: count }, (_, place) => place)
    .map((place) => ({ place, dx: Math.abs((x[place] ?? 0) - at.x), dy: Math.abs((y[place] ?? 0) - at.y) }))
    .filter(({ dx, dy }) => dx <= edge / 2 && dy <= edge / 2)
    .toSorted((a, b) => a.dx ** 2 + a.dy ** 2 - (b.dx ** 2 + b.dy ** 2) || b.place - a.place)
  return near[0]?.place
}

test('the index finds the same vehicle as a scan of all, wherever the pointer is', () => {
  const pixel = fc.integer({ min: -300, max: 1_900 })
  const place = fc.tuple(pixel, pixel)
  fc.assert(
    fc.property(
      fc.array(place, { maxLength: 200 }),
      place,
      fc.constantFrom(24, 44, 90),
      (all, [x, y], edge) => {
        const given = pointsAt(...all)
        expect(new PointIndex(given).hit({ x, y }, { width: edge, height: edge })).toBe(
          scan(given, { x, y }, edge),
        )
      },
    ),
  )
})
