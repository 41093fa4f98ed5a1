import type { LatLng } from './latLng.ts'

/** A trip as a map draws it: who drove it, when, between which places and along which path. */
export interface TripRoute {
  readonly id: string
  readonly userId: string
  readonly groupId?: string | undefined
  readonly vehicleId?: string | undefined
  /** 3 has an end marker (CF-31); no other code is documented. */
  readonly tripStatus?: number | undefined
  /** Fleet-local stamps without a zone, as sent; no end while the trip is under way. */
  readonly startedAt?: string | undefined
  readonly endedAt?: string | undefined
  /** Names of the places at both ends. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly path: readonly LatLng[]
}
