import { expect, test } from 'vitest'
import { boundsOf } from './boundsOf.ts'
import { distanceToPath, tripPath } from './tripPath.ts'

const at = (lat: number, lng: number) => ({ lat, lng })

test('a path is held in world units, with the box around it', () => {
  const path = tripPath({ path: [at(0, 0), at(0, 90), at(0, -90)] })
  expect([...path.points]).toEqual([0.5, 0.5, 0.75, 0.5, 0.25, 0.5])
  expect(path).toMatchObject({ left: 0.25, right: 0.75, top: 0.5, bottom: 0.5 })
})

test('VAL-36 a path of one point cannot be drawn', () => {
  expect(() => tripPath({ path: [at(0, 0)] })).toThrow(
    'Path must contain at least two points, each with [lat, lng]',
  )
})

test('a path is cut after 10,000 points', () => {
  const path = Array.from({ length: 10_050 }, (_, index) => at(0, index / 1_000))
  expect(tripPath({ path }).points).toHaveLength(20_000)
})

test.each([
  ['on the line', 0.6, 0.5, 0],
  ['beside it', 0.6, 0.6, 0.1],
  ['beyond its end', 0.85, 0.5, 0.1],
])('the distance of a place %s', (_, x, y, expected) => {
  const path = tripPath({ path: [at(0, 0), at(0, 90)] })
  expect(distanceToPath(path, x, y)).toBeCloseTo(expected, 9)
})

test('the distance to a path that stands still is that to its place', () => {
  const path = tripPath({ path: [at(0, 0), at(0, 0)] })
  expect(distanceToPath(path, 0.6, 0.5)).toBeCloseTo(0.1, 9)
})

test('points are within their bounds; without points there are none', () => {
  expect(boundsOf([at(1, 5), at(3, 2), at(2, 9)])).toEqual([at(1, 2), at(3, 9)])
  expect(boundsOf([])).toBeUndefined()
})
