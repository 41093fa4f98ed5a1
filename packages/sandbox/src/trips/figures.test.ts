import { expect, test } from 'vitest'
import { dayOf } from '../base/stamp.ts'
import { openWorld } from '../testing/openWorld.ts'
import { figuresOf } from './figures.ts'

test('DASH-05 a trip that cost nothing has the commission that the wallet is charged, one under way none', () => {
  const { world } = openWorld({ drivers: 120 })
  // The platform takes 300 MMK a trip.
  const groupId = 'G005'
  const start = world.now
  for (const one of world.extraCharges.all()) world.extraCharges.remove(one.id, start)
  for (const one of world.rates.all()) {
    world.rates.save({ ...one, initial: 0, perKm: 0, perMinute: 0 }, start)
  }
  if (!world.rates.all().some((one) => one.groupId === groupId)) {
    world.rates.save({ id: world.rates.nextId(), groupId, initial: 0, perKm: 0, perMinute: 0 }, start)
  }
  world.advanceTo(start + 4 * 3_600_000)
  const day = dayOf(start)
  const free = [...world.diary.trips(day, day, world.now)].filter(
    (trip) => world.drivers[trip.driver]?.groupId === groupId && trip.start > start,
  )
  const ended = free.filter(({ end }) => end <= world.now)
  expect(ended.length).toBeGreaterThan(0)
  expect(free.length).toBeGreaterThan(ended.length)
  expect(figuresOf(world, free)).toMatchObject({ amount: 0, commission: 300 * ended.length })
})
