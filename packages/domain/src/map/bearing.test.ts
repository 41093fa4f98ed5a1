import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bearing } from './bearing.ts'

const origin = { lat: 0, lng: 0 }

test.each([
  ['north', { lat: 1, lng: 0 }, 0],
  ['east', { lat: 0, lng: 1 }, 90],
  ['south', { lat: -1, lng: 0 }, 180],
  ['west', { lat: 0, lng: -1 }, 270],
])('CF-116 the direction %s of the equator has its compass degrees', (_, to, degrees) => {
  expect(bearing(origin, to)).toBeCloseTo(degrees, 9)
})

test('CF-116 a line across the date line takes the short side', () => {
  expect(bearing({ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 })).toBeCloseTo(90, 9)
})

test('CF-116 Yangon to Mandalay is nearly north, and back nearly south', () => {
  const yangon = { lat: 16.871311, lng: 96.199379 }
  const mandalay = { lat: 21.916221, lng: 96.086555 }
  expect(bearing(yangon, mandalay)).toBeGreaterThan(358)
  expect(bearing(yangon, mandalay)).toBeLessThan(359)
  expect(bearing(mandalay, yangon)).toBeGreaterThan(178)
  expect(bearing(mandalay, yangon)).toBeLessThan(179)
})

test('CF-116 the line from Baghdad to Osaka starts at 60 degrees, although both lie at 35 north', () => {
  expect(bearing({ lat: 35, lng: 45 }, { lat: 35, lng: 135 })).toBeCloseTo(60.16, 2)
})

test('CF-116 two equal places have bearing 0', () => {
  expect(bearing(origin, origin)).toBe(0)
})

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('CF-116 a bearing is at least 0 and below 360', () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      const degrees = bearing(from, to)
      expect(degrees).toBeGreaterThanOrEqual(0)
      expect(degrees).toBeLessThan(360)
    }),
  )
})

test('CF-116 within a city the return has the opposite bearing', () => {
  const step = fc.integer({ min: -500, max: 500 }).filter((metres) => metres !== 0)
  fc.assert(
    fc.property(step, step, (north, east) => {
      const from = { lat: 16.87, lng: 96.2 }
      const to = { lat: from.lat + north / 111_000, lng: from.lng + east / 111_000 }
      const turn = Math.abs(bearing(from, to) - bearing(to, from))
      expect(turn).toBeCloseTo(180, 1)
    }),
  )
})
