import { expect, test } from 'vitest'
import { stampOf } from '../base/stamp.ts'
import { city } from '../testing/openWorld.ts'
import { scenarios } from './index.ts'

test.each([
  ['rushHour', 300],
  ['emptyFleet', 0],
  ['tenThousand', 10_000],
] as const)('%s has %i drivers, on a Friday morning unless told otherwise', (name, drivers) => {
  const world = scenarios[name]({ city })
  expect(world.drivers).toHaveLength(drivers)
  expect(stampOf(world.now)).toBe('2026-11-20 08:15:00')
  expect(scenarios[name]({ city, now: 0 }).now).toBe(0)
})
