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
export function ownerVehiclesQuery(client: FleetClient, input: Owner) {
  return callQuery(client, ownerVehicles, input, { staleTime: 300_000 })
}

/** The counters of a period. */
export function ownerTripSummaryQuery(client: FleetClient, filter: OwnerTripsFilter) {
  return callQuery(client, ownerTripSummary, filter)
}

/** The positions of the owner's vehicles. Poll it with `refetchInterval`; polling stops while the page is hidden. */
export function ownerLocationsQuery(client: FleetClient, input: EndpointInput<typeof ownerLocations>) {
  return callQuery(client, ownerLocations, input)
}

/** The trips on the map, as an infinite query that loads all pages (CF-25). */
export function ownerTripsQuery(client: FleetClient, filter: OwnerTripsFilter) {
  return callPages(client, ownerTrips, filter, PAGE_SIZES.ownerTrips)
}

/** A vehicle's present trip. */
export function ownerVehicleDetailQuery(
  client: FleetClient,
  input: EndpointInput<typeof ownerVehicleDetail>,
) {
  return callQuery(client, ownerVehicleDetail, input)
}

/** A page of the trip list. */
export function ownerTripListQuery(client: FleetClient, input: EndpointInput<typeof ownerTripList>) {
  return callQuery(client, ownerTripList, input)
}

/** The detail of a trip. */
export function ownerTripDetailQuery(client: FleetClient, input: EndpointInput<typeof ownerTripDetail>) {
  return callQuery(client, ownerTripDetail, input)
}
