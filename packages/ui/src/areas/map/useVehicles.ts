import type { FleetVehicle } from '@fleetgis/domain/map'
import { useEffect, useState } from 'react'
import { runInSlices } from '../../map/engine/runInSlices.ts'

const NONE: readonly FleetVehicle[] = []

/** More rows than this become vehicles in slices, after the render that brings them. */
const LONG = 1_000

/** Milliseconds of a slice. */
const SLICE = { longest: () => 12, isInFrame: () => false }

/**
 * The vehicles of the latest rows; each takes its heading and its object identity from the previous rows (CF-116). With
 * `stepsOf` the vehicles of many rows follow a moment later, without a long task; until then they are those of the rows
 * before. Keep both functions between renders.
 */
export function useVehicles<Row>(
  rows: readonly Row[] | undefined,
  vehiclesOf: (rows: readonly Row[], previous?: readonly FleetVehicle[]) => readonly FleetVehicle[],
  stepsOf?: (
    rows: readonly Row[],
    previous: readonly FleetVehicle[],
  ) => Generator<void, readonly FleetVehicle[]>,
): readonly FleetVehicle[] {
  const inSteps = rows !== undefined && rows.length > LONG ? stepsOf : undefined
  const [known, setKnown] = useState(() =>
    rows && !inSteps ? { rows, vehicles: vehiclesOf(rows) } : { rows: undefined, vehicles: NONE },
  )
  const fresh = rows === known.rows ? undefined : rows
  useEffect(() => {
    if (!fresh || !inSteps) return undefined
    const steps = inSteps(fresh, known.vehicles)
    let vehicles: readonly FleetVehicle[] = NONE
    const step = () => {
      const next = steps.next()
      if (next.done) vehicles = next.value
      return !next.done
    }
    // Newer rows stop it.
    return runInSlices(step, SLICE, () => setKnown({ rows: fresh, vehicles }))
  }, [fresh, inSteps, known.vehicles])
  if (!fresh || inSteps) return known.vehicles
  const vehicles = vehiclesOf(fresh, known.vehicles)
  setKnown({ rows: fresh, vehicles })
  return vehicles
}
