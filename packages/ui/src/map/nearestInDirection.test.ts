import { expect, test } from 'vitest'
import { pointsAt } from '../testing/pointsAt.ts'
import { nearestInDirection, nearestTo } from './nearestInDirection.ts'

const CENTRE = { x: 0, y: 0 }
const AROUND = pointsAt([0, -50], [0, 50], [-50, 0], [50, 0])

test.each([
  ['up', 0],
  ['down', 1],
  ['left', 2],
  ['right', 3],
] as const)('%s goes to the vehicle that lies there', (direction, expected) => {
  expect(nearestInDirection(AROUND, CENTRE, direction)).toBe(expected)
})

test('the nearer of two vehicles ahead is chosen', () => {
  expect(nearestInDirection(pointsAt([90, 0], [40, 0]), CENTRE, 'right')).toBe(1)
})

test('a vehicle ahead is chosen before a nearer one far to the side', () => {
  expect(nearestInDirection(pointsAt([10, 30], [80, 5]), CENTRE, 'right')).toBe(1)
})

test('a vehicle far to the side is chosen where none is ahead', () => {
  expect(nearestInDirection(pointsAt([10, 30], [-5, 0]), CENTRE, 'right')).toBe(0)
})

test('no vehicle is chosen without one in that direction, the current one excluded', () => {
  expect(nearestInDirection(pointsAt([0, 0], [-10, 0]), CENTRE, 'right')).toBeUndefined()
})

test('the keyboard starts at the vehicle nearest to a point', () => {
  expect(nearestTo(pointsAt([100, 0], [30, 40], [60, 0]), CENTRE)).toBe(1)
  expect(nearestTo(pointsAt(), CENTRE)).toBeUndefined()
})
