import type { LatLng } from './latLng.ts'

/** A trip for a map: driver, times, places and path. */
export interface TripRoute {
  readonly id: string
  readonly userId: string
  /** The driver's name, where the answer with the trip has it. */
  readonly driverName?: string | undefined
  readonly groupId?: string | undefined
  readonly vehicleId?: string | undefined
  /** 3 has an end marker (CF-31); other codes are not documented. */
  readonly tripStatus?: number | undefined
  /** Fleet-local stamps without a zone, as sent; no end while the trip is on the way. */
  readonly startedAt?: string | undefined
  readonly endedAt?: string | undefined
  /** Names of the places at both ends. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly path: readonly LatLng[]
}
