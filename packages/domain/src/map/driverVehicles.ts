import { bearing } from './bearing.ts'
import type { FleetVehicle } from './fleetVehicles.ts'
import { isSamePlace } from './latLng.ts'
import type { MapDriver, OwnerLocations } from './mapDriver.ts'

/** The drivers of an answer to draw: the results of a search where it found any, else all (OMAP-18, CF-29). */
export function shownDrivers({ drivers, found }: OwnerLocations): readonly MapDriver[] {
  return found.length > 0 ? found : drivers
}

/** Drivers of one step of `driverVehiclesInSteps`. */
const STEP = 500

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
  const steps = driverVehiclesInSteps(drivers, previous)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** `driverVehicles` in steps of 500 drivers, for lists that would block a page. */
export function* driverVehiclesInSteps(
  drivers: readonly MapDriver[],
  previous: readonly FleetVehicle[] = [],
): Generator<void, readonly FleetVehicle[]> {
  const drawn = new Map<string, FleetVehicle>()
  for (let from = 0; from < previous.length; from += STEP) {
    for (const vehicle of previous.slice(from, from + STEP)) drawn.set(vehicle.id, vehicle)
    yield
  }
  const ids = new Set<string>()
  const list: FleetVehicle[] = []
  let isUnchanged = true
  for (let from = 0; from < drivers.length; from += STEP) {
    for (const driver of drivers.slice(from, from + STEP)) {
      const id = driverId(driver)
      if (id === undefined || ids.has(id)) continue
      ids.add(id)
      const vehicle = vehicleOf(id, driver, drawn.get(id))
      isUnchanged &&= vehicle === previous[list.length]
      list.push(vehicle)
    }
    yield
  }
  return isUnchanged && list.length === previous.length ? previous : list
}

/** The driver of a vehicle of `driverVehicles`. */
export function driverOf(vehicleId: string, drivers: readonly MapDriver[]): MapDriver | undefined {
  return drivers.find((driver) => driverId(driver) === vehicleId)
}

/**
 * Finds the drivers of vehicles by their ids, as `driverOf` does. Builds an index at the first call: most lists of a poll
 * never need one.
 */
export function driversById(drivers: readonly MapDriver[]) {
  let known: ReadonlyMap<string, MapDriver> | undefined
  const all = () => {
    known ??= firstById(drivers)
    return known
  }
  return {
    get: (id: string): MapDriver | undefined => all().get(id),
    has: (id: string): boolean => all().has(id),
  }
}

function firstById(drivers: readonly MapDriver[]): ReadonlyMap<string, MapDriver> {
  const byId = new Map<string, MapDriver>()
  for (const driver of drivers) {
    const id = driverId(driver)
    if (id !== undefined && !byId.has(id)) byId.set(id, driver)
  }
  return byId
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
