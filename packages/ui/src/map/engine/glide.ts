import type { FleetVehicle } from '@fleetgis/domain/map'
import type { VehicleColumns } from './vehicleColumns.ts'

/** How long a vehicle takes to its new position, in milliseconds. */
export const GLIDE_TIME = 1_000

/** With more vehicles in view than this they jump: drawing them sixty times a second would stop the page. */
export const GLIDE_LIMIT = 1_000

/** Where the vehicles of a list were drawn before their new positions came. */
export interface Glide {
  /** Milliseconds, on the clock that `glideProgress` is asked with. */
  readonly startedAt: number
  readonly fromX: Float64Array
  readonly fromY: Float64Array
}

/** How far a glide is at a time: 0 at its start to 1 at its end, slowing down towards it. */
export function glideProgress({ startedAt }: Glide, now: number): number {
  const time = Math.min(1, Math.max(0, (now - startedAt) / GLIDE_TIME))
  return 1 - (1 - time) ** 2
}

/** The position between two at a progress of 0 to 1. */
export function between(from: number, to: number, progress: number): number {
  return from + (to - from) * progress
}

/** What was drawn until now: which vehicles, and where. */
export interface DrawnVehicles {
  readonly vehicles: readonly FleetVehicle[]
  readonly x: ArrayLike<number>
  readonly y: ArrayLike<number>
}

/**
 * The glide of a list's vehicles from where they were drawn. A vehicle that was not drawn before begins where it is.
 * Undefined where none has moved.
 */
export function startGlide(
  vehicles: readonly FleetVehicle[],
  to: VehicleColumns,
  drawn: DrawnVehicles,
  startedAt: number,
): Glide | undefined {
  const fromX = Float64Array.from(to.x)
  const fromY = Float64Array.from(to.y)
  const places = new Map(drawn.vehicles.map(({ id }, index) => [id, index]))
  let hasMoved = false
  for (const [index, { id }] of vehicles.entries()) {
    const place = places.get(id)
    if (place === undefined) continue
    const x = drawn.x[place] ?? Number.NaN
    const y = drawn.y[place] ?? Number.NaN
    if (Number.isNaN(x) || Number.isNaN(y) || (x === to.x[index] && y === to.y[index])) continue
    // The short way, across the antimeridian too.
    const way = (to.x[index] ?? x) - x
    fromX[index] = Math.abs(way) > 0.5 ? x + Math.round(way) : x
    fromY[index] = y
    hasMoved = true
  }
  return hasMoved ? { startedAt, fromX, fromY } : undefined
}
