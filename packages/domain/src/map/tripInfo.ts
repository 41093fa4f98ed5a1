/** Totals of a map's trips in its period (PMAP-41). */
export interface TripInfo {
  readonly trips: number
  /** The counter that both maps label as drivers (CF-27). */
  readonly drivers: number
  /** Only sent to the embedded map, and not shown (CF-27). */
  readonly totalDrivers?: number
  readonly distanceKm: number
}

/** The number of bookings in the embedded map's booking layers (PMAP-42). */
export interface BookingTripInfo {
  readonly trips: number
  readonly onlineBookings: number
  readonly ongoingBookings: number
}

/** Totals of an owner's trips (OMAP-25). `duration` is as sent: seconds, or `h:m:s` text. */
export interface OwnerTripSummary {
  readonly trips: number
  readonly duration: number | string
  /** MMK. */
  readonly totalAmount: number
  readonly distanceKm: number
}
