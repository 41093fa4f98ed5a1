import { dayOf } from './base/stamp.ts'
import { presenceOf } from './drivers/presence.ts'
import type { World } from './world.ts'

/** Reads once what polls read of every driver and lists read of a day, which is computed at the first read. */
export function prepare(world: World, now: number): void {
  world.advanceTo(now)
  for (const one of world.roster.all()) {
    if (!one.driver) continue
    presenceOf(world, one.driver)
    world.wallets.balance(one, one.driver.groupId, world.now)
  }
  const today = dayOf(world.now)
  world.diary.trips(today, today, world.now)[Symbol.iterator]().next()
  world.bookings.made(today, today, world.now)[Symbol.iterator]().next()
}
