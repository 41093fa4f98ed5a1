import { joinVehicle } from '@fleetgis/domain/driver'
import { balanceOf } from '../drivers/balance.ts'
import type { Presence } from '../drivers/presence.ts'
import { pictureOf } from '../people/pictureOf.ts'
import type { Telling } from '../trips/tripWords.ts'

/** `status` of a driver whom a search has found, on both maps (CF-29). */
export const FOUND = 4

/** A driver on a map, in the server's words (PMAP-39). */
export function locationWords(
  { world, origin }: Telling,
  { driver, position }: Presence,
  { group, status }: { group: { id: string; name: string } | undefined; status: number },
) {
  const vehicle = world.vehicles[driver.index]
  return {
    syskey: driver.key,
    domainid: group?.id ?? '',
    name: driver.name.en,
    member_id: driver.memberId,
    vehicleno: vehicle?.vehicleNo ?? '',
    mobile: driver.mobile,
    email: driver.email,
    amount: balanceOf(world, driver),
    image: pictureOf(world, origin, driver.key),
    domain: group?.name ?? '',
    vehicle: joinVehicle(vehicle?.brand ?? '', vehicle?.model ?? ''),
    model: vehicle?.model ?? '',
    color: vehicle?.colour ?? '',
    fueltype: vehicle?.fuel ?? '',
    status,
    vehicleid: vehicle?.key ?? '',
    route: { type: 'Point', coordinates: position },
  }
}
