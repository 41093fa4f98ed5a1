import type { Driver } from '../drivers/driver.ts'
import type { World } from '../world.ts'

/** Whether a driver gets the bookings of a group: those of every group that the driver is in now. */
export function isDriverOf({ roster }: Pick<World, 'roster'>, driver: Driver, groupId: string): boolean {
  const one = roster.find(driver.key)
  return one !== undefined && roster.isIn(one, groupId)
}
