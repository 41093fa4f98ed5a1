import { expect, test } from 'vitest'
import {
  latitudeAt,
  longitudeAt,
  nearestLongitude,
  worldCopy,
  worldSize,
  worldX,
  worldY,
} from './worldProjection.ts'

test('the equator and the prime meridian meet at the middle of the world', () => {
  expect(worldX(0)).toBe(0.5)
  expect(worldY(0)).toBeCloseTo(0.5, 12)
})

test('the edges of the world are at 180 degrees and at 85.05 degrees', () => {
  expect(worldX(-180)).toBe(0)
  expect(worldX(180)).toBe(1)
  expect(worldY(85.0511287798)).toBeCloseTo(0, 9)
  expect(worldY(-85.0511287798)).toBeCloseTo(1, 9)
})

test('a latitude beyond the projection is clamped to the edge', () => {
  expect(worldY(90)).toBe(worldY(85.0511287798))
  expect(worldY(-90)).toBe(worldY(-85.0511287798))
})

test('MARK-24 Yangon lies in the zoom 12 tile of the slippy map formula', () => {
  const tiles = worldSize(12) / 256
  expect(Math.floor(worldX(96.199379) * tiles)).toBe(3142)
  expect(Math.floor(worldY(16.871311) * tiles)).toBe(1853)
})

test.each([
  [16.871311, 96.199379],
  [1.352083, 103.819839],
  [-33.9, -70.2],
])('%d, %d is unchanged after projecting and unprojecting', (lat, lng) => {
  expect(latitudeAt(worldY(lat))).toBeCloseTo(lat, 9)
  expect(longitudeAt(worldX(lng))).toBeCloseTo(lng, 9)
})

test('each zoom level doubles the world, from 256 pixels', () => {
  expect([0, 1, 11].map(worldSize)).toEqual([256, 512, 524_288])
})

test.each([
  [-179, 179, 181],
  [179, -179, -181],
  [96, 100, 96],
  [10, 725, 730],
  [180, -180, -180],
])('the copy of longitude %d nearest to %d is %d', (lng, to, expected) => {
  expect(nearestLongitude(lng, to)).toBeCloseTo(expected, 9)
})

test.each([
  [0.25, 0, 0.25],
  [0.25, 0.3, 1.25],
  [0.25, -0.9, -0.75],
  [0.75, 2, 2.75],
  [1.25, 0, 0.25],
])('the copy of x %d in the world that starts at %d is %d', (x, west, expected) => {
  expect(worldCopy(x, west)).toBeCloseTo(expected, 9)
})
