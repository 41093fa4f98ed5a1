import { expect, test } from 'vitest'
import { distanceBetween } from '../base/geo.ts'
import { DEFAULT_NOW } from '../scenarios/scenario.ts'
import { edgeDistance } from '../testing/onStreet.ts'
import { city } from '../testing/openWorld.ts'
import { createWorld } from '../world.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const options = { seed: 1, now: DEFAULT_NOW, drivers: 40, city }

const whereabouts = (world: ReturnType<typeof createWorld>) =>
  world.drivers.map((driver) => world.traffic.whereabouts(driver, world.now))

test('drivers are always on a street', () => {
  const world = createWorld({ ...options, drivers: 15 })
  for (let step = 0; step < 12; step += 1) {
    for (const where of whereabouts(world)) {
      if (where) expect(edgeDistance(city.streets, where.position)).toBeLessThan(0.5)
    }
    world.advanceTo(world.now + 37 * MINUTE)
  }
})

test('at any hour most drivers are on the road, some with a passenger', () => {
  const world = createWorld({ ...options, drivers: 300 })
  for (let hour = 0; hour < 24; hour += 3) {
    const states = whereabouts(world).map((where) => where?.state)
    const count = (state: string) => states.filter((value) => value === state).length
    expect(count('online')).toBeGreaterThan(45)
    expect(count('ongoing')).toBeGreaterThan(45)
    expect(count('offline')).toBeGreaterThan(30)
    world.advanceTo(world.now + 3 * HOUR)
  }
})

test('positions are continuous: between two moments a driver covers what a car can', () => {
  const world = createWorld(options)
  for (let step = 0; step < 60; step += 1) {
    const before = whereabouts(world)
    world.advanceTo(world.now + 20_000)
    whereabouts(world).forEach((where, index) => {
      const last = before[index]
      if (!where || !last) return
      const seconds = (where.at - last.at) / 1000
      expect(seconds).toBeGreaterThanOrEqual(0)
      // The ring road's 55 km/h, and a rounded metre.
      expect(distanceBetween(last.position, where.position)).toBeLessThanOrEqual((seconds * 55) / 3.6 + 1)
    })
  }
})

test('a phone that is on reported at most ten seconds ago, one that is off at the end of its day', () => {
  const world = createWorld({ ...options, drivers: 300 })
  for (const where of whereabouts(world)) {
    if (!where) continue
    expect(where.at).toBeLessThanOrEqual(world.now)
    if (where.state === 'offline') expect(where.at).toBe(where.leg.end)
    else expect(world.now - where.at).toBeLessThan(10_000)
  }
})

test('the number of clock steps does not matter', () => {
  const inOne = createWorld(options)
  inOne.advanceTo(DEFAULT_NOW + 30 * HOUR)
  const inMany = createWorld(options)
  for (let step = 1; step <= 90; step += 1) {
    inMany.advanceTo(DEFAULT_NOW + step * 20 * MINUTE)
    whereabouts(inMany)
  }
  expect(whereabouts(inMany)).toEqual(whereabouts(inOne))
})

test('a restarted world continues where it stopped', () => {
  const world = createWorld(options)
  world.advanceTo(DEFAULT_NOW + 5 * HOUR)
  expect(whereabouts(createWorld({ ...options, now: world.now }))).toEqual(whereabouts(world))
})

test('the first drivers do the same in a larger fleet', () => {
  const small = createWorld(options)
  const large = createWorld({ ...options, drivers: 80 })
  expect(whereabouts(large).slice(0, 40)).toEqual(whereabouts(small))
  expect(large.drivers.slice(0, 40)).toEqual(small.drivers)
})

test('the clock does not run backwards', () => {
  const world = createWorld(options)
  world.advanceTo(DEFAULT_NOW - HOUR)
  expect(world.now).toBe(DEFAULT_NOW)
})

test('10,000 drivers can be read minute by minute and after a week', () => {
  const world = createWorld({ ...options, drivers: 10_000 })
  for (const wait of [0, MINUTE, MINUTE, 7 * 24 * HOUR]) {
    world.advanceTo(world.now + wait)
    const all = whereabouts(world)
    expect(all).toHaveLength(10_000)
    expect(all.filter((where) => where && where.state !== 'offline').length).toBeGreaterThan(5_000)
  }
})
