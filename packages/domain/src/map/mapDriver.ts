import type { DriverCounts } from './driverCounts.ts'
import type { LatLng } from './latLng.ts'

/**
 * A driver on the embedded and owner maps (PMAP-39). It has no time: its age counts from its answer (CF-116). Contacts
 * are unmasked; components mask them.
 */
export interface MapDriver {
  readonly position: LatLng
  /** `syskey`: the key in the detail call (EP-B34); it is not in the documented fields. */
  readonly key?: string | undefined
  readonly groupId?: string | undefined
  /** 0 hidden, 1 online, 2 ongoing, 3 offline, 4 selected (OMAP-15); undefined if not sent. */
  readonly status?: number | undefined
  readonly name: string
  readonly memberId?: string | undefined
  readonly mobile?: string | undefined
  readonly email?: string | undefined
  readonly image?: string | undefined
  /** Name of the driver's group. */
  readonly groupName?: string | undefined
  /** Wallet balance in MMK. */
  readonly amount?: number | undefined
  readonly vehicleId?: string | undefined
  readonly vehicleNo?: string | undefined
  readonly vehicle?: string | undefined
  readonly model?: string | undefined
  readonly colour?: string | undefined
  readonly fuelType?: string | undefined
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
