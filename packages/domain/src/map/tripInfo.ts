/** Totals of a map's trips in its period (MAP-14, PMAP-41). */
export interface TripInfo {
  readonly trips: number
  /** The counter that both maps show as drivers (CF-27). */
  readonly drivers: number
  /** Sent to the embedded map only, and shown nowhere (CF-27). */
  readonly totalDrivers?: number
  readonly distanceKm: number
}

/** How many bookings the embedded map's booking layers hold (PMAP-42). */
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
