import { firstDriver, firstPassenger } from '../bookings/standing.ts'
import type { World } from '../world.ts'

/** The people of one group: its first two drivers, the passenger of the first, and an admin. */
export function castOf(world: World, groupId = 'G002') {
  const driver = firstDriver(world, groupId)
  const other = world.drivers.find((one) => one.groupId === groupId && one !== driver)
  const passenger = driver && world.passengers[firstPassenger(driver)]
  const admin = world.accounts.find('group@fleetgis.example')
  if (!driver || !other || !passenger || !admin) throw new Error(`${groupId} has too few people.`)
  return { groupId, driver, other, passenger, admin }
}
