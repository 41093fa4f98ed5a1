/** The number of vehicles of an owner with several. */
const VEHICLES_AN_OWNER = 5

/** The first owner has several vehicles, the second one, the third none, so that every case exists. */
const SEVERAL = 0
const ONE = 1
const NEXT = 3

/** Index of the owner of a vehicle. */
export function ownerOf(vehicle: number): number {
  if (vehicle < VEHICLES_AN_OWNER) return SEVERAL
  if (vehicle === VEHICLES_AN_OWNER) return ONE
  return NEXT + Math.floor((vehicle - VEHICLES_AN_OWNER - 1) / VEHICLES_AN_OWNER)
}

/** The number of owners for a number of vehicles. */
export const ownersOf = (vehicles: number): number =>
  Math.max(NEXT, vehicles > 0 ? ownerOf(vehicles - 1) + 1 : 0)
