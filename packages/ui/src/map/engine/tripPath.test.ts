import type { LatLng } from '@fleetgis/domain/map'
import { expect, test } from 'vitest'
import { distanceToPath, type TripPath, tripPath } from './tripPath.ts'

const at = (lat: number, lng: number) => ({ lat, lng })

/** The prepared path, all steps run. */
function read(path: readonly LatLng[]): TripPath {
  const steps = tripPath({ path })
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

test('a path has world units and a bounding box', () => {
  const path = read([at(0, 0), at(0, 90), at(0, -90)])
  expect([...path.points]).toEqual([0.5, 0.5, 0.75, 0.5, 0.25, 0.5])
  expect(path).toMatchObject({ left: 0.25, right: 0.75, top: 0.5, bottom: 0.5 })
})

test('VAL-36 a path of one point cannot be drawn', () => {
  expect(() => read([at(0, 0)])).toThrow('Path must contain at least two points, each with [lat, lng]')
})

test('VAL-36 a path with a point that is no number cannot be drawn, however long it is', () => {
  const long = Array.from({ length: 12_000 }, (_, index) => at(0, index / 1_000))
  for (const broken of [Number.NaN, Number.POSITIVE_INFINITY, undefined, 'north', 456])
    for (const place of [0, 1, 5_000, 11_999])
      expect(() => read(long.with(place, at(0, broken as number)))).toThrow(
        'Path must contain at least two points, each with [lat, lng]',
      )
  for (const none of [undefined, null, 'path', []])
    expect(() => read(none as never)).toThrow('Path must contain at least two points, each with [lat, lng]')
})

test('a path of 1,000,000 points is prepared in steps', () => {
  const steps = tripPath({
    path: Array.from({ length: 1_000_000 }, (_, index) => at(0, (index % 360) - 180)),
  })
  let count = 0
  while (!steps.next().done) count++
  expect(count).toBeGreaterThan(100)
})

test.each([
  ['eastwards', [179, -179, -178], [179, 181, 182]],
  ['westwards', [-179, 179, 178], [-179, -181, -182]],
  ['there and back', [179, -179, 179], [179, 181, 179]],
  ['around the world', [0, 120, -120, 0], [0, 120, 240, 360]],
])('a path across the antimeridian continues beyond the edge of the world: %s', (_, lngs, expected) => {
  const { points, left, right } = read(lngs.map((lng) => at(0, lng)))
  const drawn = [...points].filter((_point, index) => index % 2 === 0).map((x) => (x - 0.5) * 360)
  for (const [index, lng] of expected.entries()) expect(drawn[index]).toBeCloseTo(lng, 9)
  expect((left - 0.5) * 360).toBeCloseTo(Math.min(...expected), 9)
  expect((right - 0.5) * 360).toBeCloseTo(Math.max(...expected), 9)
})

test.each([
  ['on the line', 0.6, 0.5, 0],
  ['beside it', 0.6, 0.6, 0.1],
  ['beyond its end', 0.85, 0.5, 0.1],
])('the distance of a place %s', (_, x, y, expected) => {
  const path = read([at(0, 0), at(0, 90)])
  expect(distanceToPath(path, x, y)).toBeCloseTo(expected, 9)
})

test('the distance to a path without movement is the distance to its place', () => {
  const path = read([at(0, 0), at(0, 0)])
  expect(distanceToPath(path, 0.6, 0.5)).toBeCloseTo(0.1, 9)
})
