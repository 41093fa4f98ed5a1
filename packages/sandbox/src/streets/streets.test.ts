import { expect, test } from 'vitest'
import { CENTRE, distanceBetween, type Position } from '../base/geo.ts'
import { pathLength } from '../testing/pathLength.ts'
import { createCity } from './city.ts'
import { shortestWays } from './shortestWays.ts'
import { createStreets } from './streets.ts'

const SEEDS = [1, 2, 3]
const cities = SEEDS.map(createCity)

test('a seed always gives the same city, another seed another one', () => {
  const [one] = cities
  const again = createCity(1)
  expect(JSON.stringify(again.streets.streets)).toBe(JSON.stringify(one?.streets.streets))
  expect(JSON.stringify(again.places)).toBe(JSON.stringify(one?.places))
  expect(again.streets.positions).toEqual(one?.streets.positions)
  expect(again.streets.positions).not.toEqual(cities[1]?.streets.positions)
})

test.each(SEEDS)('in the city of seed %i every crossing can be reached from every other', (seed) => {
  const { seconds } = shortestWays(createStreets(seed), 0)
  expect(seconds.every(Number.isFinite)).toBe(true)
})

test.each(cities)('the city of seed $seed spreads some kilometres around the centre', ({ streets }) => {
  const reaches = streets.positions.map((position) => distanceBetween([CENTRE.lng, CENTRE.lat], position))
  expect(Math.max(...reaches)).toBeGreaterThan(12_000)
  expect(Math.max(...reaches)).toBeLessThan(16_000)
  expect(Math.min(...reaches)).toBeLessThan(400)
  expect(streets.positions.length).toBeGreaterThan(2_000)
})

test.each(cities)('in the city of seed $seed streets cross the river only on bridges', ({ streets }) => {
  const { river, points } = streets
  let bridges = 0
  for (const street of streets.streets) {
    street.nodes.forEach((node, index) => {
      const before = points[street.nodes[index - 1] ?? -1]
      const point = points[node]
      if (!before || !point) return
      expect(river.crossings(before, point)).toBe(street.isBridge ? 1 : 0)
    })
    if (street.isBridge) bridges += 1
  }
  expect(bridges).toBeGreaterThanOrEqual(3)
  for (const point of points) expect(river.isWet(point)).toBe(false)
})

test.each(cities)(
  'the city of seed $seed has a ring road, main roads, streets, parks and lakes',
  ({ streets }) => {
    const metres = { ring: 0, main: 0, street: 0 }
    for (const { class: kind, nodes } of streets.streets) {
      metres[kind] += pathLength(nodes.map((node) => streets.positions[node] as Position))
    }
    expect(metres.ring).toBeGreaterThan(25_000)
    expect(metres.main).toBeGreaterThan(4 * metres.ring)
    expect(metres.street).toBeGreaterThan(metres.main)
    expect(streets.greens.filter(({ kind }) => kind === 'lake')).toHaveLength(2)
    expect(streets.greens.filter(({ kind }) => kind === 'park').length).toBeGreaterThanOrEqual(5)
  },
)

test.each(cities)(
  'in the city of seed $seed everything is named in English and in Burmese',
  ({ streets, places }) => {
    for (const { name } of [...streets.streets, ...streets.greens, ...places]) {
      expect(name.en).toMatch(/^[A-Z][A-Za-z ]+$/)
      expect(name.my).toMatch(/^[\u1000-\u109f]+$/)
    }
    expect(new Set(streets.streets.map(({ name }) => name.en)).size).toBeGreaterThan(100)
  },
)

test.each(cities)('the places of seed $seed lie at different crossings', ({ streets, places }) => {
  expect(places.length).toBeGreaterThan(100)
  expect(new Set(places.map(({ node }) => node)).size).toBe(places.length)
  for (const { node, position } of places) expect(streets.positions[node]).toBe(position)
  expect(places.filter(({ kind }) => kind === 'airport')).toHaveLength(1)
})
