import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathWalk } from './pathWalk.ts'

const at = (lat: number, lng: number) => ({ lat, lng })
/** One degree east, then three degrees north: a quarter of the way is the corner. */
const path = [at(0, 0), at(0, 1), at(3, 1)]

test('a share of the length is a place by distance, not by points', () => {
  const walk = pathWalk(path)
  expect(walk?.(0).position).toEqual(at(0, 0))
  expect(walk?.(0.25).position.lat).toBeCloseTo(0, 9)
  expect(walk?.(0.25).position.lng).toBeCloseTo(1, 9)
  expect(walk?.(0.5).position.lat).toBeCloseTo(1, 9)
  expect(walk?.(1).position).toEqual(at(3, 1))
})

test('the heading is that of the leg', () => {
  const walk = pathWalk(path)
  expect(walk?.(0.1).heading).toBeCloseTo(90)
  expect(walk?.(0.9).heading).toBeCloseTo(0)
})

test('a share outside of 0 to 1 is the nearest end', () => {
  const walk = pathWalk(path)
  expect([walk?.(-1).position, walk?.(7).position]).toEqual([at(0, 0), at(3, 1)])
  expect(walk?.(Number.NaN).position).toEqual(at(0, 0))
})

test('repeated and invalid points change nothing', () => {
  const walk = pathWalk([at(0, 0), at(0, 0), at(Number.NaN, 5), at(0, 1), at(0, 1), at(3, 1), at(3, 1)])
  for (const share of [0, 0.2, 0.25, 0.7, 1])
    expect(walk?.(share).position).toEqual(pathWalk(path)?.(share).position)
})

test('without two different points there is no way', () => {
  expect([[], [at(1, 1)], [at(1, 1), at(1, 1)], [at(100, 1), at(1, 1)]].map(pathWalk)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('every share of every path is a place between its bounds', () => {
  const point = fc.record({
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    lng: fc.double({ min: 90, max: 100, noNaN: true }),
  })
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 2 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (points, share) => {
        const walk = pathWalk(points)
        if (!walk) return
        const { position } = walk(share)
        const lats = points.map(({ lat }) => lat)
        expect(position.lat).toBeGreaterThanOrEqual(Math.min(...lats) - 1e-9)
        expect(position.lat).toBeLessThanOrEqual(Math.max(...lats) + 1e-9)
      },
    ),
  )
})
