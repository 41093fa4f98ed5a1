import type { TripRoute } from '@fleetgis/domain/map'
import { type TripPath, tripPath } from './tripPath.ts'

/** A trip that cannot be drawn, and why. */
export interface RefusedTrip {
  readonly tripId: string
  readonly message: string
}

/** The prepared paths of trips. One that cannot be drawn is reported once (VAL-36). */
export class TripPaths {
  /** Null for a trip that cannot be drawn. Polls keep the same trip object, so that it is the key. */
  readonly #paths = new WeakMap<TripRoute, TripPath | null>()
  /** The path being prepared: a long one takes several frames. */
  #reading: { readonly trip: TripRoute; readonly steps: Generator<void, TripPath> } | undefined
  /** Ids of trips already reported as refused, so that polls do not report them again. */
  readonly #refused = new Set<string>()
  readonly #onRefused: (event: RefusedTrip) => void

  constructor(onRefused: (event: RefusedTrip) => void) {
    this.#onRefused = onRefused
  }

  /** The path of a trip; null where it cannot be drawn, undefined before it is prepared. */
  known(trip: TripRoute): TripPath | null | undefined {
    return this.#paths.get(trip)
  }

  /** The number of refused trips that have two or more points. */
  countRefused(trips: readonly TripRoute[]): number {
    if (this.#refused.size === 0) return 0
    return trips.filter((trip) => this.#paths.get(trip) === null && trip.path?.length > 1).length
  }

  /** Prepares a path until a time, on the clock of `performance.now`; undefined while it is not complete. */
  prepare(trip: TripRoute, end: number): TripPath | null | undefined {
    const known = this.#paths.get(trip)
    if (known !== undefined) return known
    if (this.#reading?.trip !== trip) this.#reading = { trip, steps: tripPath(trip) }
    const path = this.#readPath(trip, this.#reading.steps, end)
    if (path === undefined) return undefined
    this.#reading = undefined
    this.#paths.set(trip, path)
    return path
  }

  #readPath(trip: TripRoute, steps: Generator<void, TripPath>, end: number): TripPath | null | undefined {
    try {
      do {
        const step = steps.next()
        if (!step.done) continue
        this.#refused.delete(trip.id)
        return step.value
      } while (performance.now() <= end)
      return undefined
    } catch (error) {
      this.#refuse(trip, error instanceof Error ? error.message : String(error))
      return null
    }
  }

  #refuse({ id: tripId }: TripRoute, message: string): void {
    if (this.#refused.has(tripId)) return
    this.#refused.add(tripId)
    this.#onRefused({ tripId, message })
  }
}
