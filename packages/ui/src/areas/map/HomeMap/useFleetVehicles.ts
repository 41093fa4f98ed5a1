import { type FleetVehicle, fleetVehicles, type MapLocation } from '@fleetgis/domain/map'
import { useState } from 'react'

const NONE: readonly FleetVehicle[] = []

/** The vehicles of the latest rows; each takes its heading and its object identity from the previous rows (CF-116). */
export function useFleetVehicles(rows: readonly MapLocation[] | undefined): readonly FleetVehicle[] {
  const [known, setKnown] = useState({ rows, vehicles: rows ? fleetVehicles(rows) : NONE })
  if (rows === undefined || rows === known.rows) return known.vehicles
  const vehicles = fleetVehicles(rows, known.vehicles)
  setKnown({ rows, vehicles })
  return vehicles
}
