import { joinVehicle } from '@fleetgis/domain/driver'
import type { Position } from '../base/geo.ts'
import type { Driver } from '../drivers/driver.ts'
import type { Enlisted } from '../drivers/roster.ts'
import { driverImage } from '../images/images.ts'
import type { Telling } from '../trips/tripWords.ts'

/** `status` of a driver whom a search has found, on both maps (CF-29). */
export const FOUND = 4

/** Somebody on a map. */
interface Seen {
  one: Enlisted
  driver: Driver
  position: Position
  group: { id: string; name: string } | undefined
  status: number
}

/** A driver on a map, in the server's words (PMAP-39). */
export function locationWords({ world, origin }: Telling, { one, driver, position, group, status }: Seen) {
  const { vehicle, hasImage } = one
  return {
    syskey: driver.key,
    domainid: group?.id ?? '',
    name: driver.name.en,
    member_id: driver.memberId,
    vehicleno: vehicle.vehicleNo,
    mobile: driver.mobile,
    email: driver.email,
    amount: world.wallets.balance(one, driver.groupId, world.now),
    image: hasImage ? driverImage(origin, driver.key) : '',
    domain: group?.name ?? '',
    vehicle: joinVehicle(vehicle.brand, vehicle.model),
    model: vehicle.model,
    color: vehicle.colour,
    fueltype: vehicle.fuel,
    status,
    vehicleid: vehicle.key,
    route: { type: 'Point', coordinates: position },
  }
}
