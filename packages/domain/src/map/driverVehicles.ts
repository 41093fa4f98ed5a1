import { bearing } from './bearing.ts'
import type { FleetVehicle } from './fleetVehicles.ts'
import { isSamePlace } from './latLng.ts'
import type { MapDriver, OwnerLocations } from './mapDriver.ts'

/** The drivers of an answer to draw: the results of a search where it found any, else all (OMAP-18, CF-29). */
export function shownDrivers({ drivers, found }: OwnerLocations): readonly MapDriver[] {
  return found.length > 0 ? found : drivers
}

/**
 * One vehicle per driver of an embedded or owner map, in their order. A driver without any id, or with one that an
 * earlier driver has, is left out. The heading is the bearing from the position in `previous`, the vehicles drawn
 * before; a vehicle that has not moved keeps its heading (CF-116). An unchanged vehicle is the same object as before,
 * and so is the list if nothing has changed.
 */
export function driverVehicles(
  drivers: readonly MapDriver[],
  previous: readonly FleetVehicle[] = [],
): readonly FleetVehicle[] {
  const drawn = new Map(previous.map((vehicle) => [vehicle.id, vehicle]))
  const vehicles = new Map<string, FleetVehicle>()
  for (const driver of drivers) {
    const id = driverId(driver)
    if (id !== undefined && !vehicles.has(id)) vehicles.set(id, vehicleOf(id, driver, drawn.get(id)))
  }
  const list = [...vehicles.values()]
  const isUnchanged =
    list.length === previous.length && list.every((vehicle, index) => vehicle === previous[index])
  return isUnchanged ? previous : list
}

/** The driver of a vehicle of `driverVehicles`. */
export function driverOf(vehicleId: string, drivers: readonly MapDriver[]): MapDriver | undefined {
  return drivers.find((driver) => driverId(driver) === vehicleId)
}

function driverId({ key, vehicleId, mobile, email }: MapDriver): string | undefined {
  return [key, vehicleId, mobile, email].find((id) => id !== undefined && id !== '')
}

function vehicleOf(
  id: string,
  { position, status, groupId, vehicle: type }: MapDriver,
  previous: FleetVehicle | undefined,
): FleetVehicle {
  if (!previous) return { id, position, heading: undefined, status, groupId, type }
  const hasMoved = !isSamePlace(previous.position, position)
  const heading = hasMoved ? bearing(previous.position, position) : previous.heading
  const isUnchanged =
    !hasMoved && previous.status === status && previous.groupId === groupId && previous.type === type
  return isUnchanged ? previous : { id, position, heading, status, groupId, type }
}

/**
 * The locations of some vehicles of an owner: the server sends all of them, so that they are filtered by `vehicleid`
 * (CF-152).
 */
export function locationsOfVehicles(locations: OwnerLocations, ids: readonly string[]): OwnerLocations {
  const known = new Set(ids)
  const isOne = ({ vehicleId }: MapDriver) => vehicleId !== undefined && known.has(vehicleId)
  return { drivers: locations.drivers.filter(isOne), found: locations.found.filter(isOne) }
}
