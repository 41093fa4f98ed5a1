import {
  type DriverLocations,
  joinChanges,
  type KeptLocations,
  type LocationChanges,
} from '@fleetgis/domain/map'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { callPages } from '../../core/callPages.ts'
import { callQuery } from '../../core/callQuery.ts'
import type { FleetClient } from '../../core/client.ts'
import type { EndpointInput } from '../../core/endpoint.ts'
import { ofClient } from '../../core/ofClient.ts'
import {
  type AdminMapGroups,
  type AdminMapPeriod,
  type AdminMapSearch,
  adminTripInfo,
  adminTrips,
  bookingTripInfo,
  currentTrips,
  driverLocationChanges,
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
export const driverLocationsQuery = (client: FleetClient, input: EndpointInput<typeof driverLocations>) =>
  callQuery(client, driverLocations, input, { structuralSharing: false })

/**
 * The positions of drivers by EP-B53: each refetch has only what has changed since the last answer, and is joined into
 * it (decision 46). The whole is fetched at first, and where an answer does not continue the last one or has a row that
 * cannot be read.
 */
export const followedLocationsQuery = (client: FleetClient, input: AdminMapGroups) =>
  ofClient(
    client,
    queryOptions({
      queryKey: [driverLocationChanges.id, input] as QueryKey,
      queryFn: async ({ client: cache, queryKey, signal }): Promise<DriverLocations> => {
        const kept = cache.getQueryData<KeptLocations>(queryKey)
        const ask = (stamp: string) => client.call(driverLocationChanges, { ...input, stamp }, { signal })
        const asked = kept && (await ask(kept.stamp))
        const joined =
          asked && (asked.since === undefined || asked.hasEveryRow) ? joinChanges(kept, asked) : undefined
        return joined ?? wholeOf(await ask(''))
      },
      // A deep comparison of thousands of rows blocks the page.
      structuralSharing: false,
    }),
  )

const wholeOf = (whole: LocationChanges): KeptLocations => ({
  stamp: whole.stamp,
  drivers: whole.drivers,
  found: [],
  counts: whole.counts,
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
