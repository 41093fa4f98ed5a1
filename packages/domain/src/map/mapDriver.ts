import type { DriverCounts } from './driverCounts.ts'
import type { LatLng } from './latLng.ts'

/**
 * A driver on the embedded and owner maps (PMAP-39). It has no time: its age counts from its answer (CF-116). Contacts
 * are unmasked; components mask them.
 */
export interface MapDriver {
  readonly position: LatLng
  /** `syskey`: the key in the detail call (EP-B34); it is not in the documented fields. */
  readonly key?: string
  readonly groupId?: string
  /** 0 hidden, 1 online, 2 ongoing, 3 offline, 4 selected (OMAP-15); undefined if not sent. */
  readonly status?: number
  readonly name: string
  readonly memberId?: string
  readonly mobile?: string
  readonly email?: string
  readonly image?: string
  /** Name of the driver's group. */
  readonly groupName?: string
  /** Wallet balance in MMK. */
  readonly amount?: number
  readonly vehicleId?: string
  readonly vehicleNo?: string
  readonly vehicle?: string
  readonly model?: string
  readonly colour?: string
  readonly fuelType?: string
}

/** One answer of the owner's location call (EP-B48). */
export interface OwnerLocations {
  readonly drivers: readonly MapDriver[]
  /** The results of a search, with status 4. */
  readonly found: readonly MapDriver[]
}

/** One answer of the embedded location call, with counters (PMAP-40). */
export interface DriverLocations extends OwnerLocations {
  readonly counts: DriverCounts
}
