import type { BookingPlace } from '../bookings/booking.ts'
import type { LatLng } from '../map/latLng.ts'

/** The booking of a trip. */
export interface TripBooking {
  readonly key: string
  readonly id: string
  readonly passengerName?: string | undefined
  /** The booking's own name field, as sent. */
  readonly name?: string | undefined
  readonly stops: readonly BookingPlace[]
}

/** A trip of a list or a map. TRIP-08. */
export interface Trip {
  readonly id: string
  readonly userId: string
  readonly groupId?: string | undefined
  readonly groupName?: string | undefined
  readonly vehicleId?: string | undefined
  readonly vehicleNo?: string | undefined
  readonly reference?: string | undefined
  /** Fleet-local stamps without a zone, as sent; no end while the trip is on the way. */
  readonly startedAt: string
  readonly endedAt?: string | undefined
  readonly from: string
  readonly to: string
  readonly path: readonly LatLng[]

  /** `trip_status`: 3 has an end marker (CF-31). */
  readonly tripStatus?: number | undefined
  readonly bookingStatus?: number | undefined
  readonly status?: number | undefined
  readonly booking?: TripBooking | undefined
  /** The booked path, if sent. */
  readonly bookingPath?: readonly LatLng[] | undefined

  readonly driverName: string
  readonly memberId?: string | undefined
  readonly mobile?: string | undefined
  readonly email?: string | undefined
  readonly image?: string | undefined

  readonly distanceKm?: number | undefined
  /** MMK. */
  readonly total?: number | undefined
}

/** A page of trips. */
export interface TripPage {
  readonly trips: readonly Trip[]
  readonly total: number
}

/** A vehicle of an owner. OMAP-26. */
export interface OwnerVehicle {
  readonly id: string
  readonly number: string
}

/**
 * Whether a trip without a readable end is on the way: not where an end was sent, nor at the status that has an end marker
 * (CF-31).
 */
export function isUnderWay({ tripStatus, endedAt }: Pick<Trip, 'tripStatus' | 'endedAt'>): boolean {
  return tripStatus !== ENDED && !endedAt
}

/** The `trip_status` of a trip that has ended. */
const ENDED = 3

/** The vehicle label of a trip card: the number, else the driver's e-mail, else empty. TRIP-03. */
export function tripVehicleLabel({ vehicleNo, email }: Pick<Trip, 'vehicleNo' | 'email'>): {
  readonly text: string
  /** The kind of the text, so that components can mask an e-mail. */
  readonly kind: 'vehicle' | 'email'
} {
  const number = vehicleNo?.trim() ?? ''
  return number === '' ? { text: email ?? '', kind: 'email' } : { text: number, kind: 'vehicle' }
}
