import { formatTripCode } from '../format/tripCode.ts'
import type { LatLng } from '../map/latLng.ts'
import type { TripAmounts } from './amountLines.ts'
import type { TripExtra } from './extras.ts'

/**
 * The detail of a booking or a trip: one model for both spellings of the server. People's texts are unmasked;
 * components mask them. CF-100.
 */
export interface TripDetail extends TripAmounts {
  /** `syskey`, from which the trip code derives. */
  readonly key: string
  /** The key of the booking, which opens its chat (CF-138). */
  readonly bookingKey?: string | undefined
  readonly bookingId?: string | undefined
  readonly tripNumber?: string | undefined
  readonly successCode?: string | undefined
  /** Fleet-local stamp without a zone, as sent. */
  readonly createdAt: string

  readonly driverName: string
  readonly memberId?: string | undefined
  readonly mobile?: string | undefined
  readonly email?: string | undefined
  /** As sent; `reorderVehicle` formats it. */
  readonly vehicle: string
  readonly driverImage?: string | undefined
  readonly groupImage?: string | undefined
  readonly passengerName?: string | undefined

  readonly pickup: string
  /** Names of the stops on the route, in order. */
  readonly stops: readonly string[]
  readonly dropOff: string
  /** Positions of the extra stops. */
  readonly stopPoints: readonly LatLng[]
  /** Empty without a route. */
  readonly path: readonly LatLng[]

  readonly distanceKm?: number | undefined
  /** `hh:mm:ss` or seconds, as sent; `formatDuration` formats it. */
  readonly duration?: number | string | undefined
  readonly waitingSeconds?: number | undefined
  /** The estimated amount of the trip, MMK. */
  readonly estimatedAmount?: number | undefined
  readonly extras: readonly TripExtra[]
  /** Whether its payment was reported as successful. */
  readonly isPaid?: boolean | undefined

  readonly currentStatus?: string | undefined
  readonly currentStatusAt?: string | undefined
  readonly previousStatus?: string | undefined
  readonly previousStatusAt?: string | undefined
}

/** The trip code of a detail; undefined without one. CF-50. */
export function detailTripCode({
  tripNumber,
  key,
  successCode,
}: Pick<TripDetail, 'tripNumber' | 'key' | 'successCode'>): string | undefined {
  return formatTripCode({ tripNumber, id: key, successCode })
}
