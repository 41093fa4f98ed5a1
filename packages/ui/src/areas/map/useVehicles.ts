import type { FleetVehicle } from '@fleetgis/domain/map'
import { useState } from 'react'

const NONE: readonly FleetVehicle[] = []

/**
 * The vehicles of the latest rows; each takes its heading and its object identity from the previous rows (CF-116). Keep
 * `vehiclesOf` between renders.
 */
export function useVehicles<Row>(
  rows: readonly Row[] | undefined,
  vehiclesOf: (rows: readonly Row[], previous?: readonly FleetVehicle[]) => readonly FleetVehicle[],
): readonly FleetVehicle[] {
  const [known, setKnown] = useState({ rows, vehicles: rows ? vehiclesOf(rows) : NONE })
  if (rows === undefined || rows === known.rows) return known.vehicles
  const vehicles = vehiclesOf(rows, known.vehicles)
  setKnown({ rows, vehicles })
  return vehicles
}
