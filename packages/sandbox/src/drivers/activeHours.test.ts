import { expect, test } from 'vitest'
import { dayOf, startOfDay } from '../base/stamp.ts'
import { openWorld } from '../testing/openWorld.ts'
import { activeHours } from './activeHours.ts'

const HOUR = 3_600_000

test.each([0.2, 8.25, 15, 23.9])('at %d o’clock active hours are those since midnight on duty', (hour) => {
  const midnight = startOfDay(dayOf(Date.UTC(2026, 10, 20)))
  const { world } = openWorld({ drivers: 60, now: midnight + hour * HOUR })
  const days = [dayOf(world.now) - 2, dayOf(world.now)] as const
  for (const driver of world.drivers) {
    // The diary's check-ins, oldest first: on, off, on and so on.
    const own = [...world.diary.checkins(...days, world.now)]
      .filter((one) => one.driver === driver.index)
      .reverse()
    let total = 0
    own.forEach(({ kind, at }, index) => {
      const until = Math.max(midnight, own[index + 1]?.at ?? world.now)
      if (kind === 'checkin') total += until - Math.max(midnight, at)
    })
    const minutes = Math.floor(total / 60_000)
    const text = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    expect([driver.index, activeHours(world, driver)]).toEqual([driver.index, text])
  }
})
