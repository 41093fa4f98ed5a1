import { type Caller, refuse } from '../answer.ts'
import type { Driver } from '../drivers/driver.ts'
import type { Vehicle } from '../drivers/vehicle.ts'
import { findPerson } from '../people/findPerson.ts'
import type { World } from '../world.ts'

/** A vehicle of an owner, and who drives it. */
export interface OwnedVehicle {
  vehicle: Vehicle
  driver: Driver
}

/**
 * The vehicles of the owner of this id, who must be the caller: their pages open with their own token alone, and any
 * other one answers 401 (OMAP-28).
 */
export function ownVehicles(world: World, { userId }: Caller, id: string): OwnedVehicle[] {
  const person = findPerson(world, id)
  if (person?.kind !== 'owner' || person.userId !== userId) refuse(401, 'This page is for the owner alone.')
  return world.vehicles.flatMap((vehicle) => {
    const driver =
      vehicle.ownerKey === person.key && world.drivers.find(({ key }) => key === vehicle.driverKey)
    return driver ? [{ vehicle, driver }] : []
  })
}

/** Those of an owner's vehicles that a request names, and all where it names none; refuses others' with 404. */
export function chosenVehicles(
  owned: readonly OwnedVehicle[],
  ids: readonly string[],
): readonly OwnedVehicle[] {
  if (ids.length === 0) return owned
  return ids.map((id) => owned.find(({ vehicle }) => vehicle.key === id) ?? noVehicle())
}

export const noVehicle = () => refuse(404, 'You have no such vehicle.')
