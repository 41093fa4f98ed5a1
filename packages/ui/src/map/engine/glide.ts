import type { FleetVehicle } from '@fleetgis/domain/map'
import type { VehicleColumns } from './vehicleColumns.ts'

/** Duration of a glide, in milliseconds. */
export const GLIDE_TIME = 1_000

/** With more vehicles than this in the viewport they jump: drawing them in every frame would block the page. */
export const GLIDE_LIMIT = 1_000

/** The drawn positions of a list's vehicles before their new positions arrived. */
export interface Glide {
  /** Milliseconds, on the same clock as the argument of `glideProgress`. */
  readonly startedAt: number
  readonly fromX: Float64Array
  readonly fromY: Float64Array
}

/** The progress of a glide at a time: 0 at its start to 1 at its end, with ease-out. */
export function glideProgress({ startedAt }: Glide, now: number): number {
  const time = Math.min(1, Math.max(0, (now - startedAt) / GLIDE_TIME))
  return 1 - (1 - time) ** 2
}

/** Interpolates between two positions, for a progress of 0 to 1. */
export function between(from: number, to: number, progress: number): number {
  return from + (to - from) * progress
}

/** The drawn vehicles and their positions until now. */
export interface DrawnVehicles {
  readonly vehicles: readonly FleetVehicle[]
  readonly x: ArrayLike<number>
  readonly y: ArrayLike<number>
}

/**
 * The glide of a list's vehicles from their drawn positions. A vehicle that was not drawn before starts at its new
 * position. Undefined where none has moved.
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
    // The shortest path, across the antimeridian too.
    const way = (to.x[index] ?? x) - x
    fromX[index] = Math.abs(way) > 0.5 ? x + Math.round(way) : x
    fromY[index] = y
    hasMoved = true
  }
  return hasMoved ? { startedAt, fromX, fromY } : undefined
}
