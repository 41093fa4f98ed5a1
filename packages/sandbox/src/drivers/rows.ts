import { joinVehicle } from '@fleetgis/domain/drivers'
import type { Group } from '../groups/group.ts'
import { driverImage } from '../images/images.ts'
import type { World } from '../world.ts'
import { activeHours } from './activeHours.ts'
import { DRIVER_STATUS, statusOf } from './presence.ts'
import type { Enlisted } from './roster.ts'

/** The world and the origin of the call that a row is written for. */
interface Place {
  world: World
  origin: string
}

/** A driver of a group, in the server's words (GDRV-16). Only members have wallet and number. */
export function groupDriverRow({ world, origin }: Place, one: Enlisted, group: Group) {
  const { profile, vehicle, driver, hasImage } = one
  const { roster, wallets, now } = world
  const isIn = roster.isIn(one, group.id)
  return {
    syskey: profile.key,
    driverid: profile.userId,
    name: profile.name.en,
    image: hasImage ? driverImage(origin, profile.key) : '',
    mobile: profile.mobile,
    email: profile.email,
    member_id: isIn ? roster.memberId(one, group.id) : '',
    vehicleno: vehicle.vehicleNo,
    vehicle: joinVehicle(vehicle.brand, vehicle.model),
    model: vehicle.model,
    color: vehicle.colour,
    fueltype: vehicle.fuel,
    amount: isIn ? wallets.balance(one, group.id, now) : null,
    in_domain: isIn ? 1 : 0,
    domainid: isIn ? group.id : '',
    group_name: isIn ? group.name : '',
    domain: isIn ? group.name : '',
    status: driver ? statusOf(world, driver) : DRIVER_STATUS.offline,
    active_hour: driver ? activeHours(world, driver) : '00:00',
  }
}

/** A driver of the console's lists, in the server's words (DRV-14). A driver without a group has no wallet. */
export function consoleDriverRow({ world }: Place, one: Enlisted, groupId: string | undefined) {
  const { profile, vehicle } = one
  return {
    syskey: profile.key,
    name: profile.name.en,
    email: profile.email,
    mobile: profile.mobile,
    vehicleno: vehicle.vehicleNo,
    vehicle: joinVehicle(vehicle.brand, vehicle.model),
    deviceid: profile.deviceId,
    amount: groupId === undefined ? 0 : world.wallets.balance(one, groupId, world.now),
  }
}
