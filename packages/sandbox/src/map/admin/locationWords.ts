import { joinVehicle } from '@fleetgis/domain/drivers'
import type { Position } from '../../base/geo.ts'
import type { Driver } from '../../drivers/driver.ts'
import type { Enlisted } from '../../drivers/roster.ts'
import { driverImage } from '../../images/images.ts'
import type { CallContext } from '../../trips/tripWords.ts'

/** `status` of a driver that a search has found, on both maps (CF-29). */
export const FOUND = 4

/** A person on a map, and the group of the marker. */
interface Seen {
  one: Enlisted
  driver: Driver
  group: { id: string; name: string } | undefined
}

/** A driver on a map, in the server's words (PMAP-39). */
export function locationWords(
  { world, origin }: CallContext,
  { one, driver, group }: Seen,
  { status, position }: { status: number; position: Position },
  now = world.now,
) {
  const { vehicle, hasImage } = one
  const groupId = group?.id ?? driver.groupId
  return {
    syskey: driver.key,
    domainid: group?.id ?? '',
    name: driver.name.en,
    member_id: world.roster.memberId(one, groupId),
    vehicleno: vehicle.vehicleNo,
    mobile: driver.mobile,
    email: driver.email,
    amount: world.wallets.balance(one, groupId, now),
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
