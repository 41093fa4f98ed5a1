import { expect, test } from 'vitest'
import { dateOf, dayOf, parseDate } from '../base/stamp.ts'
import { DEFAULT_NOW } from '../scenarios/scenario.ts'
import { city } from '../testing/openWorld.ts'
import { createWorld } from '../world.ts'
import { CITY_RATE, fareOf } from './fare.ts'
import { tripId } from './trip.ts'

const today = dayOf(DEFAULT_NOW)
const world = createWorld({ seed: 1, now: DEFAULT_NOW, drivers: 30, city })
const ALWAYS = [0, 1e6] as const

test('trips are sorted newest first, without future ones', () => {
  const starts = [...world.diary.trips(...ALWAYS, world.now)].map(({ start }) => start)
  expect(starts).toEqual([...starts].sort((a, b) => b - a))
  expect(starts[0]).toBeLessThanOrEqual(world.now)
  expect(starts.length).toBeGreaterThan(5000)
})

test('every one of the last thirty days has trips, with unique numbers', () => {
  const counts = Array.from(
    { length: 30 },
    (_, index) => [...world.diary.trips(today - index - 1, today - index - 1, world.now)].length,
  )
  expect(Math.min(...counts)).toBeGreaterThan(0)
  expect(new Set(counts).size).toBeGreaterThan(10)
  expect([...world.diary.trips(today - 40, today - 31, world.now)]).toEqual([])
})

test('a trip belongs to the day on which it begins', () => {
  const day = parseDate('2026-11-18') ?? 0
  for (const { start } of world.diary.trips(day, day, world.now))
    expect(dateOf(dayOf(start))).toBe('2026-11-18')
})

test('a trip takes the time of its route; a driver has one at a time', () => {
  const ends = new Map<number, number>()
  const trips = [...world.diary.trips(today - 3, today, world.now)].reverse()
  for (const { driver, from, to, start, end } of trips) {
    expect(end - start).toBe(Math.max(60_000, Math.round(city.routes.seconds(from, to) * 1000)))
    expect(start).toBeGreaterThanOrEqual(ends.get(driver) ?? 0)
    ends.set(driver, end)
  }
})

test('a driver is ongoing during a trip, and at no other time', () => {
  for (const driver of world.drivers) {
    const current = [...world.diary.trips(today - 1, today, world.now)].find(
      (trip) => trip.driver === driver.index && trip.end > world.now,
    )
    const where = world.traffic.whereabouts(driver, world.now)
    if (!where || where.state === 'offline') expect(current).toBeUndefined()
    else if (where.at >= (current?.start ?? 0) && where.leg.end > world.now)
      expect(where.state === 'ongoing').toBe(current !== undefined)
  }
})

test('a trip that begins later is listed then', () => {
  const running = createWorld({ seed: 1, now: DEFAULT_NOW, drivers: 30, city })
  const before = [...running.diary.trips(today, today, running.now)]
  running.advanceTo(DEFAULT_NOW + 3_600_000)
  const after = [...running.diary.trips(today, today, running.now)]
  expect(after.length).toBeGreaterThan(before.length)
  expect(after.slice(-before.length)).toEqual(before)
})

test('ids of trips differ', () => {
  const ids = [...world.diary.trips(...ALWAYS, world.now)].map(tripId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(tripId({ driver: 41, day: parseDate('2026-11-21') ?? 0, number: 10 })).toBe('trip-20261121-00420a')
})

test('each driver goes on duty before going off, at home', () => {
  const [driver] = world.drivers
  const own = [...world.diary.checkins(today - 10, today - 1, world.now)].filter(
    (checkin) => checkin.driver === driver?.index,
  )
  expect(own.length).toBeGreaterThan(10)
  own.slice(1).forEach((earlier, index) => {
    expect(earlier.kind).not.toBe(own[index]?.kind)
    expect(earlier.place).toBe(driver?.habits.home)
  })
})

test.each([
  [0, 1500],
  [1000, 1850],
  [10_000, 7700],
  [3210, 3300],
])('a trip of %i m costs %i MMK', (metres, fare) => {
  expect(fareOf(metres, CITY_RATE)).toBe(fare)
})

test('the trips of one driver are those of the whole diary', () => {
  for (const { index } of world.drivers) {
    const periods: (readonly [number, number])[] = [[today - 5, today - 3], [today - 1, today], ALWAYS]
    for (const days of periods) {
      const own = ({ driver }: { driver: number }) => driver === index
      expect(world.diary.tripsOf(index, ...days, world.now)).toEqual(
        [...world.diary.trips(...days, world.now)].filter(own),
      )
      expect(world.diary.checkinsOf(index, ...days, world.now)).toEqual(
        [...world.diary.checkins(...days, world.now)].filter(own),
      )
    }
  }
  expect(world.diary.tripsOf(1000, ...ALWAYS, world.now)).toEqual([])
})

test('of more than 10,000 drivers the lists of all have the first 2,000, and every driver has their own trips', () => {
  const large = createWorld({ seed: 1, now: DEFAULT_NOW, drivers: 10_001, historyDays: 0, city })
  const { diary, now } = large
  for (const list of [diary.trips(today, today, now), diary.checkins(today, today, now)]) {
    const listed = new Set([...list].map(({ driver }) => driver))
    expect(listed.size).toBeGreaterThan(1_000)
    expect(Math.max(...listed)).toBeLessThan(2_000)
  }
  const [trip] = [10_000, 9_999, 9_998].flatMap((index) =>
    large.diary.tripsOf(index, today, today, large.now),
  )
  expect(trip && large.diary.find(trip)).toEqual(trip)
})

test('a plan is the same when it is read again', () => {
  const moments = [0, 1, 5, 26].map((hours) => DEFAULT_NOW + hours * 3_600_000)
  const again = createWorld({ seed: 1, now: DEFAULT_NOW, drivers: 30, city })
  for (const { index } of again.drivers) {
    const read = () => moments.map((now) => again.diary.tripsOf(index, today - 1, today + 1, now))
    expect(read()).toEqual(read())
  }
})
