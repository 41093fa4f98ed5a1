import { type Caller, refuse } from '../answer.ts'
import type { Driver } from '../drivers/driver.ts'
import type { Vehicle } from '../drivers/vehicle.ts'
import { findPerson } from '../people/findPerson.ts'
import type { World } from '../world.ts'

/** A vehicle of an owner, and its driver. */
export interface OwnedVehicle {
  vehicle: Vehicle
  driver: Driver
}

/**
 * The vehicles of the owner with this id, who must be the caller. Any other token answers 401, because an owner's pages
 * accept only the owner's own token (OMAP-28).
 */
export function ownVehicles(world: World, { userId }: Caller, id: string): OwnedVehicle[] {
  const person = findPerson(world, id)
  if (person?.kind !== 'owner' || person.userId !== userId) refuse(401, 'This page is only for the owner.')
  return world.vehicles.flatMap((vehicle) => {
    const driver =
      vehicle.ownerKey === person.key && world.drivers.find(({ key }) => key === vehicle.driverKey)
    return driver ? [{ vehicle, driver }] : []
  })
}

/** The requested vehicles of an owner, or all if none is named; refuses the vehicles of others with 404. */
export function chosenVehicles(
  owned: readonly OwnedVehicle[],
  ids: readonly string[],
): readonly OwnedVehicle[] {
  if (ids.length === 0) return owned
  return ids.map((id) => owned.find(({ vehicle }) => vehicle.key === id) ?? noVehicle())
}

export const noVehicle = () => refuse(404, 'You have no such vehicle.')
