import type { Booking } from '@fleetgis/domain/bookings'

/** The key of a list's row. */
export const keyOfBooking = ({ key }: Booking): string => key
