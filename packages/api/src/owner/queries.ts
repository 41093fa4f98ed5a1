import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { callPages } from '../core/callPages.ts'
import { callQuery } from '../core/callQuery.ts'
import type { FleetClient } from '../core/client.ts'
import type { EndpointInput } from '../core/endpoint.ts'
import {
  type Owner,
  type OwnerTripsFilter,
  ownerLocations,
  ownerTripDetail,
  ownerTripList,
  ownerTripSummary,
  ownerTrips,
  ownerVehicleDetail,
  ownerVehicles,
} from './endpoints.ts'

/** The vehicles of an owner. */
export const ownerVehiclesQuery = (client: FleetClient, input: Owner) =>
  callQuery(client, ownerVehicles, input, { staleTime: 300_000 })

/** The counters of a period. */
export const ownerTripSummaryQuery = (client: FleetClient, filter: OwnerTripsFilter) =>
  callQuery(client, ownerTripSummary, filter)

/** The positions of the owner's vehicles. Poll it with `refetchInterval`; polling stops while the page is hidden. */
export const ownerLocationsQuery = (client: FleetClient, input: EndpointInput<typeof ownerLocations>) =>
  callQuery(client, ownerLocations, input)

/** The trips on the map, as an infinite query that loads all pages (CF-25). */
export const ownerTripsQuery = (client: FleetClient, filter: OwnerTripsFilter) =>
  callPages(client, ownerTrips, filter, PAGE_SIZES.ownerTrips)

/** A vehicle's present trip. */
export function ownerVehicleDetailQuery(
  client: FleetClient,
  input: EndpointInput<typeof ownerVehicleDetail>,
) {
  return callQuery(client, ownerVehicleDetail, input)
}

/** A page of the trip list. */
export const ownerTripListQuery = (client: FleetClient, input: EndpointInput<typeof ownerTripList>) =>
  callQuery(client, ownerTripList, input)

/** The detail of a trip. */
export const ownerTripDetailQuery = (client: FleetClient, input: EndpointInput<typeof ownerTripDetail>) =>
  callQuery(client, ownerTripDetail, input)
