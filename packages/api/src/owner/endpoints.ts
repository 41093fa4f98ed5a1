import { searchText } from '@fleetgis/domain/query'
import * as z from 'zod/mini'
import { callsOf, written } from '../core/endpoint.ts'
import { pageQuery } from '../core/page.ts'
import { tripDetailReply } from '../trips/detail.ts'
import { tripPageReply } from '../trips/trip.ts'
import { ownerLocationsReply, ownerTripSummaryReply, ownerVehiclesReply } from './schemas.ts'

const ownerCall = callsOf({
  base: 'console',
  method: 'POST',
  auth: 'bearer',
  source: 'assumed',
})

/** The requesting owner; the id is `driverid` in the page's query. */
export interface Owner {
  ownerId: string
}

/** The filters of the owner's pages. */
export interface OwnerTripsFilter extends Owner {
  /** As typed; sent trimmed, a blank one as a single space (VAL-34). */
  search: string
  /** Ids of the chosen vehicles; empty means all. */
  vehicleIds: readonly string[]
  /** yyyy-mm-dd. */
  start: string
  /** yyyy-mm-dd, included. */
  end: string
}

const tripsBody = written(
  z.object({
    search: z.string(),
    driverid: z.string(),
    vehicleid: z.array(z.string()),
    startdate: z.string(),
    enddate: z.string(),
  }),
  (filter: OwnerTripsFilter) => ({
    search: searchText('map', filter.search),
    driverid: filter.ownerId,
    vehicleid: [...filter.vehicleIds],
    startdate: filter.start,
    enddate: filter.end,
  }),
)

/** EP-B46 The vehicles of an owner (OMAP-26). Refusal: 401, after which the page shows nothing else (OMAP-28). */
export const ownerVehicles = ownerCall({
  name: 'ownerVehicles',
  id: 'EP-B46',
  path: '/owner/driver-vehicle',
  access: 'read',
  body: written(z.object({ driverid: z.string() }), ({ ownerId }: Owner) => ({ driverid: ownerId })),
  response: ownerVehiclesReply,
})

/** EP-B47 The counters of the owner map: trips, duration, amount and distance (OMAP-25). */
export const ownerTripSummary = ownerCall({
  name: 'ownerTripSummary',
  id: 'EP-B47',
  path: '/owner/vehicle-trip-info',
  access: 'read',
  body: tripsBody,
  response: ownerTripSummaryReply,
})

/** EP-B48 The positions of the owner's vehicles (OMAP-15). */
export const ownerLocations = ownerCall({
  name: 'ownerLocations',
  id: 'EP-B48',
  path: '/owner/vehicle-location',
  access: 'read',
  body: written(
    z.object({ driverid: z.string(), search: z.string() }),
    (
      input: Owner & {
        /** As typed; sent trimmed, a blank one as a single space (CF-72). */
        search: string
      },
    ) => ({ driverid: input.ownerId, search: searchText('map', input.search) }),
  ),
  response: ownerLocationsReply,
})

/** EP-B49 The trips of the owner's vehicles, as lines on the map (OMAP-27). */
export const ownerTrips = ownerCall({
  name: 'ownerTrips',
  id: 'EP-B49',
  path: '/owner/vehicle-trip',
  access: 'read',
  query: pageQuery,
  body: tripsBody,
  response: tripPageReply,
})

/** EP-B50 A vehicle's present trip: the Details link of the map's popup (OMAP-13); assumed to answer as EP-B52. */
export const ownerVehicleDetail = ownerCall({
  name: 'ownerVehicleDetail',
  id: 'EP-B50',
  path: '/owner/vehicle-details',
  access: 'read',
  body: written(
    z.object({ driverid: z.string(), vehicleid: z.string() }),
    (input: Owner & { vehicleId: string }) => ({ driverid: input.ownerId, vehicleid: input.vehicleId }),
  ),
  response: tripDetailReply,
})

/** EP-B51 The trips of the owner's vehicles, for the trip list (TRIP-08). */
export const ownerTripList = ownerCall({
  name: 'ownerTripList',
  id: 'EP-B51',
  path: '/owner/trip-list',
  access: 'read',
  query: pageQuery,
  body: tripsBody,
  response: tripPageReply,
})

/** EP-B52 The detail of a trip (TRIP-09). */
export const ownerTripDetail = ownerCall({
  name: 'ownerTripDetail',
  id: 'EP-B52',
  path: '/owner/trip-details',
  access: 'read',
  body: written(
    z.object({ driverid: z.string(), tripid: z.string() }),
    (input: Owner & { tripId: string }) => ({ driverid: input.ownerId, tripid: input.tripId }),
  ),
  response: tripDetailReply,
})
