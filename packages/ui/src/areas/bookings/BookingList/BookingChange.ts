import type { BookingAction, BookingStatusCode } from '@fleetgis/domain/bookings'

/** A completed action, and the booking's new status. */
export interface BookingChange {
  readonly bookingKey: string
  readonly action: BookingAction
  readonly status: BookingStatusCode
}
