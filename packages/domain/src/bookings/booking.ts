/** A place of a booking. */
export interface BookingPlace {
  readonly name: string
  readonly lat?: number | undefined
  readonly lng?: number | undefined
}

/** A row of a booking list. BKG-23. */
export interface Booking {
  /** `bookingkey`: the key in every call, and the key of rows (PAGE-02). */
  readonly key: string
  /** `bookingid`: the id on screen. */
  readonly id: string
  /** As sent; see `bookingStatus`. */
  readonly status: number
  /** Fleet-local stamp without a zone, as sent. */
  readonly createdAt: string
  readonly distanceKm?: number | undefined
  readonly pickup: BookingPlace
  /** Names of the stops on the route, in order. */
  readonly stops: readonly string[]
  readonly dropOff: BookingPlace
  readonly image?: string | undefined
  /** Driver and admin lists. */
  readonly passengerName?: string | undefined
  /** Passenger list. */
  readonly driverName?: string | undefined
}

/** A person's contacts, unmasked; components mask them. */
export interface Contact {
  readonly mobile: string | undefined
  readonly email: string | undefined
}

/** The driver's own data in the driver's list. BKG-24. */
export interface BookingDriver extends Contact {
  /** False where the driver never chose; undefined where the answer has no driver. CF-112. */
  readonly isReady: boolean | undefined
}

/** BKG-24. */
export interface DriverBookings {
  readonly driver: BookingDriver
  readonly bookings: readonly Booking[]
  readonly total: number
}

/** BKG-25. */
export interface PassengerBookings {
  readonly passenger: Contact
  readonly bookings: readonly Booking[]
  readonly total: number
}

/** BKG-26. */
export interface AdminBookings {
  readonly bookings: readonly Booking[]
  readonly total: number
}
