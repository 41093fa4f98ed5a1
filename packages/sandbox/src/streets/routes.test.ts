import { expect, test } from 'vitest'
import type { Position } from '../base/geo.ts'
import { edgeDistance, isEdge } from '../testing/onStreet.ts'
import { city } from '../testing/openWorld.ts'
import { pathLength } from '../testing/pathLength.ts'

const { routes, places, streets } = city
const pairs = [
  [0, 1],
  [5, 90],
  [120, 3],
  [40, 41],
] as const

test.each(pairs)(
  'the way from place %i to place %i leads along streets, from one to the other',
  (from, to) => {
    const path = routes.path(from, to)
    expect(path[0]).toEqual(places[from]?.position)
    expect(path.at(-1)).toEqual(places[to]?.position)
    path.slice(1).forEach((position, index) => {
      expect(isEdge(streets, path[index] as Position, position)).toBe(true)
    })
  },
)

test.each(pairs)('the length of the route from %i to %i is that of its path', (from, to) => {
  expect(routes.metres(from, to)).toBeCloseTo(pathLength(routes.path(from, to)), 6)
  expect(routes.metres(from, to)).toBeGreaterThan(0)
})

test.each(pairs)('a car from %i to %i stays on the route and never turns back', (from, to) => {
  const whole = routes.seconds(from, to)
  let before = -1
  for (let part = 0; part <= 20; part += 1) {
    const { position, metres } = routes.after(from, to, (whole * part) / 20)
    expect(edgeDistance(streets, position)).toBeLessThan(0.5)
    expect(metres).toBeGreaterThan(before)
    before = metres
    const driven = routes.pathAfter(from, to, (whole * part) / 20)
    expect(driven.at(-1)).toEqual(position)
    // Positions are rounded to a tenth of a metre.
    expect(Math.abs(pathLength(driven) - metres)).toBeLessThan(0.5)
  }
})

test('before the start and after the end a car does not move', () => {
  expect(routes.after(5, 90, -60).position).toEqual(places[5]?.position)
  expect(routes.after(5, 90, 1e9)).toEqual({ position: places[90]?.position, metres: routes.metres(5, 90) })
  expect(routes.after(7, 7, 30)).toEqual({ position: places[7]?.position, metres: 0 })
  expect(routes.pathAfter(5, 90, 1e9)).toEqual(routes.path(5, 90))
})

test('the return takes as long as the route', () => {
  expect(routes.seconds(90, 5)).toBeCloseTo(routes.seconds(5, 90), 6)
})

test('no route through a third place is quicker', () => {
  for (const via of [10, 50, 110, 140]) {
    expect(routes.seconds(5, via) + routes.seconds(via, 90)).toBeGreaterThanOrEqual(
      routes.seconds(5, 90) - 1e-6,
    )
  }
})

test('the other places are sorted by distance', () => {
  const times = routes.nearest(5).map((place) => routes.seconds(5, place))
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(times).toHaveLength(places.length - 1)
})
