import { UnauthorizedError } from '@fleetgis/api'
import { ownerVehiclesQuery } from '@fleetgis/api/owner'
import type { OwnerVehicle } from '@fleetgis/domain/trips'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'

/** The vehicles of an owner: EP-B46. Without them an owner's page shows nothing else (OMAP-28, ERR-26). */
export function useOwnerVehicles(ownerId: string, chosen: readonly string[]) {
  const { client } = useFleet()
  const query = useQuery(ownerVehiclesQuery(client, { ownerId }))
  const words = query.error instanceof UnauthorizedError ? query.error.serverMessage : undefined
  const { data: vehicles, failure } = useRemote(query)
  return {
    vehicles,
    ids: useMemo(() => idsOf(vehicles ?? [], chosen), [vehicles, chosen]),
    /** The chosen ids that are the owner's: others do not count (CF-152). The same array where all are. */
    chosen: useMemo(() => (vehicles ? ownedAmong(chosen, vehicles) : chosen), [vehicles, chosen]),
    /** Why there are no vehicles: the server's own words if it sent any (ERR-26). */
    failure: failure && (words ?? failure),
  }
}

/** The ids to send: those of the chosen vehicles, or every id where none of them is chosen (CF-152). */
function idsOf(vehicles: readonly OwnerVehicle[], chosen: readonly string[]): readonly string[] {
  const all = vehicles.map(({ id }) => id)
  const known = all.filter((id) => chosen.includes(id))
  return known.length > 0 ? known : all
}

function ownedAmong(chosen: readonly string[], vehicles: readonly OwnerVehicle[]): readonly string[] {
  const isOwned = (id: string) => vehicles.some((vehicle) => vehicle.id === id)
  return chosen.every(isOwned) ? chosen : chosen.filter(isOwned)
}
