import { rushHour } from '@fleetgis/sandbox'
import { expect, test } from 'vitest'
import { createFakeClock } from './createFakeClock.ts'

test('the time changes by advance only', () => {
  const clock = createFakeClock(1_000)
  expect(clock.now()).toBe(1_000)
  clock.advance(60_000)
  expect(clock.now()).toBe(61_000)
})

test('the clock of a world advances the world', () => {
  const world = rushHour({ now: 5_000_000 })
  const clock = createFakeClock(world)
  clock.advance(60_000)
  expect(world.now).toBe(5_060_000)
  expect(clock.now()).toBe(5_060_000)
})
