import type { BookingFilters } from '@fleetgis/domain/bookings'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { callPages } from '../core/callPages.ts'
import { callQuery } from '../core/callQuery.ts'
import type { FleetClient } from '../core/client.ts'
import type { EndpointInput } from '../core/endpoint.ts'
import {
  adminBookings,
  assignOffer,
  bookingType,
  driverBookings,
  type GroupDriver,
  passengerBookings,
} from './endpoints.ts'

/** A driver's bookings, as an infinite query of pages of 10 unless given (BKG-21). */
export function driverBookingsQuery(
  client: FleetClient,
  input: GroupDriver & BookingFilters,
  size: number = PAGE_SIZES.bookings,
) {
  return callPages(client, driverBookings, input, size)
}

/** A passenger's bookings, as an infinite query of pages of 10 unless given (BKG-21). */
export function passengerBookingsQuery(
  client: FleetClient,
  input: { passengerId: string } & BookingFilters,
  size: number = PAGE_SIZES.bookings,
) {
  return callPages(client, passengerBookings, input, size)
}

/** The bookings of an admin's group, as an infinite query of pages of 10 unless given (BKG-21). */
export function adminBookingsQuery(
  client: FleetClient,
  input: GroupDriver & BookingFilters,
  size: number = PAGE_SIZES.bookings,
) {
  return callPages(client, adminBookings, input, size)
}

/** The booking type of a group. */
export const bookingTypeQuery = (client: FleetClient, groupId: string) =>
  callQuery(client, bookingType, { groupId })

/** The drivers who can take a booking now. */
export const assignOfferQuery = (client: FleetClient, input: EndpointInput<typeof assignOffer>) =>
  callQuery(client, assignOffer, input)
