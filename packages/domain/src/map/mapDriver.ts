import type { DriverCounts } from './driverCounts.ts'
import type { LatLng } from './latLng.ts'

/**
 * A driver on the embedded and owner maps (PMAP-39). It carries no time: its age counts from the answer that brought
 * it (CF-116). Texts are full, and masked where they are shown.
 */
export interface MapDriver {
  readonly position: LatLng
  /** `syskey`: what the detail call names the driver by (EP-B34); the documents do not list it among the fields. */
  readonly key?: string
  readonly groupId?: string
  /** 0 hidden, 1 online, 2 ongoing, 3 offline, 4 selected (OMAP-15); missing where none was sent. */
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
  /** What a search found, status 4 among it. */
  readonly found: readonly MapDriver[]
}

/** One answer of the embedded location call, which counts as well (PMAP-40). */
export interface DriverLocations extends OwnerLocations {
  readonly counts: DriverCounts
}
