import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { callPages } from '../../core/callPages.ts'
import { callQuery } from '../../core/callQuery.ts'
import type { FleetClient } from '../../core/client.ts'
import type { EndpointInput } from '../../core/endpoint.ts'
import {
  type AdminMapGroups,
  type AdminMapPeriod,
  type AdminMapSearch,
  adminTripInfo,
  adminTrips,
  bookingTripInfo,
  currentTrips,
  driverLocations,
  driversByStatus,
  driverTripDetail,
  ongoingBookings,
  onlineBookings,
  tripDrivers,
} from './endpoints.ts'

/**
 * The positions of drivers (PMAP-40). Poll it with `refetchInterval`; polling stops while the page is hidden. Answers are
 * compared by identity, because a deep comparison of thousands of rows blocks the page.
 */
export const driverLocationsQuery = (client: FleetClient, input: EndpointInput<typeof driverLocations>) => ({
  ...callQuery(client, driverLocations, input),
  structuralSharing: false as const,
})

/** The trips of a period, as an infinite query that loads all pages (CF-25). */
export function adminTripsQuery(client: FleetClient, filter: AdminMapPeriod & AdminMapSearch) {
  return callPages(client, adminTrips, filter, PAGE_SIZES.mapTrips)
}

/** The online bookings, as an infinite query that loads all pages (CF-25). */
export function onlineBookingsQuery(client: FleetClient, filter: AdminMapPeriod & AdminMapSearch) {
  return callPages(client, onlineBookings, filter, PAGE_SIZES.mapTrips)
}

/** The ongoing bookings, as an infinite query that loads all pages (CF-25). */
export function ongoingBookingsQuery(client: FleetClient, filter: AdminMapPeriod & AdminMapSearch) {
  return callPages(client, ongoingBookings, filter, PAGE_SIZES.mapTrips)
}

/** The trips on the way. */
export const currentTripsQuery = (client: FleetClient, input: AdminMapGroups) =>
  callQuery(client, currentTrips, input)

/** The counters of trips, km and drivers. */
export const adminTripInfoQuery = (client: FleetClient, filter: AdminMapPeriod & AdminMapSearch) =>
  callQuery(client, adminTripInfo, filter)

/** The counters of bookings. */
export const bookingTripInfoQuery = (client: FleetClient, filter: AdminMapPeriod) =>
  callQuery(client, bookingTripInfo, filter)

/** A page of the drivers of one state. */
export const driversByStatusQuery = (client: FleetClient, input: EndpointInput<typeof driversByStatus>) =>
  callQuery(client, driversByStatus, input)

/** A page of the drivers of trips. */
export const tripDriversQuery = (client: FleetClient, input: EndpointInput<typeof tripDrivers>) =>
  callQuery(client, tripDrivers, input)

/** A driver's present trip. */
export function driverTripDetailQuery(client: FleetClient, input: EndpointInput<typeof driverTripDetail>) {
  return callQuery(client, driverTripDetail, input)
}
