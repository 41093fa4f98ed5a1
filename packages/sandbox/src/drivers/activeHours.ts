import { dayOf, startOfDay } from '../base/stamp.ts'
import type { World } from '../world.ts'
import type { Driver } from './driver.ts'
import { DRIVER_STATUS, statusOf } from './presence.ts'

/** How long a driver was on duty today, as hh:mm. */
export function activeHours(world: World, driver: Driver): string {
  const today = dayOf(world.now)
  const own = world.diary.checkinsOf(driver.index, today, today, world.now)
  const isOn = statusOf(world, driver) !== DRIVER_STATUS.offline
  let total = 0
  let until = isOn ? world.now : undefined
  for (const { kind, at } of own) {
    if (kind === 'checkout') until = at
    else if (until !== undefined) {
      total += until - at
      until = undefined
    }
  }
  // On duty since before midnight.
  if (until !== undefined) total += until - startOfDay(today)
  const minutes = Math.floor(total / 60_000)
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
