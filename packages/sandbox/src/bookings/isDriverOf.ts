import type { Driver } from '../drivers/driver.ts'
import type { World } from '../world.ts'

/** Whether the bookings of a group are for a driver: those of each group that the driver is in now are. */
export function isDriverOf({ roster }: Pick<World, 'roster'>, driver: Driver, groupId: string): boolean {
  const one = roster.find(driver.key)
  return one !== undefined && roster.isIn(one, groupId)
}
