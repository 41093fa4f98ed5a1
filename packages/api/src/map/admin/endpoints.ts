import { searchText } from '@fleetgis/domain/query'
import * as z from 'zod/mini'
import { callsOf, written } from '../../core/endpoint.ts'
import { pageQuery } from '../../core/page.ts'
import { tripDetailReply } from '../../trips/detail.ts'
import { tripPageReply } from '../../trips/trip.ts'
import {
  adminTripInfoReply,
  bookingTripInfoReply,
  currentTripsReply,
  driverLocationChangesReply,
  driverLocationsReply,
  driverRowsReply,
  joinLocations,
  joinReadChanges,
} from './schemas.ts'

const adminMapCall = callsOf({
  base: 'console',
  method: 'POST',
  auth: 'bearer',
  source: 'assumed',
})

/** The admin of a map, and the chosen groups (PMAP-04). */
export interface AdminMapGroups {
  /** The acting admin. */
  userId: string
  /** Ids of the chosen groups; empty means all. */
  groupIds: readonly string[]
}

export interface AdminMapPeriod extends AdminMapGroups {
  /** yyyy-mm-dd. */
  start: string
  /** yyyy-mm-dd, included. */
  end: string
}

export interface AdminMapSearch {
  /** As typed; sent trimmed, a blank one as a single space (VAL-34). */
  search: string
}

const groupFields = { userid: z.string(), domain: z.array(z.string()) }
const groupWords = ({ userId, groupIds }: AdminMapGroups) => ({ userid: userId, domain: [...groupIds] })

const periodFields = { ...groupFields, startdate: z.string(), enddate: z.string() }
const periodWords = (input: AdminMapPeriod) => ({
  ...groupWords(input),
  startdate: input.start,
  enddate: input.end,
})

const groupsBody = written(z.object(groupFields), groupWords)
const periodBody = written(z.object(periodFields), periodWords)
const searchBody = written(
  z.extend(z.object(periodFields), { search: z.string() }),
  (input: AdminMapPeriod & AdminMapSearch) => ({
    search: searchText('map', input.search),
    ...periodWords(input),
  }),
)

/** EP-B22 The trips of a period, as lines on an admin's map (TRIP-08). */
export const adminTrips = adminMapCall({
  name: 'adminTrips',
  id: 'EP-B22',
  path: '/trip/admin/polyline',
  access: 'read',
  query: pageQuery,
  body: searchBody,
  response: tripPageReply,
})

/** EP-B23 The counters of an admin's map: trips, km and drivers (PMAP-41). */
export const adminTripInfo = adminMapCall({
  name: 'adminTripInfo',
  id: 'EP-B23',
  path: '/trip/admin/trip-info',
  access: 'read',
  body: searchBody,
  response: adminTripInfoReply,
})

/** EP-B24 The number of bookings in the map's booking layers (PMAP-42). */
export const bookingTripInfo = adminMapCall({
  name: 'bookingTripInfo',
  id: 'EP-B24',
  path: '/booking/trip-info',
  access: 'read',
  body: periodBody,
  response: bookingTripInfoReply,
})

/** EP-B25 The positions of the drivers of an admin's groups, and their number in each state (PMAP-40). */
export const driverLocations = adminMapCall({
  name: 'driverLocations',
  id: 'EP-B25',
  path: '/location/admin',
  access: 'read',
  body: written(
    z.extend(z.object(groupFields), { search: z.string() }),
    (input: AdminMapGroups & AdminMapSearch) => ({
      search: searchText('map', input.search),
      ...groupWords(input),
    }),
  ),
  response: driverLocationsReply,
  parts: { lists: ['data_list', 'search_data'], join: joinLocations },
})

/**
 * EP-B53 What has changed since a stamp in the answer of EP-B25 without a search, in place of the whole (decision 46). An
 * unknown or too old stamp, such as an empty one, is answered by the whole.
 */
export const driverLocationChanges = adminMapCall({
  name: 'driverLocationChanges',
  id: 'EP-B53',
  path: '/location/admin/changes',
  access: 'read',
  body: written(
    z.extend(z.object(groupFields), { stamp: z.string() }),
    (
      input: AdminMapGroups & {
        /** The stamp of the last answer; empty at first. */
        stamp: string
      },
    ) => ({ ...groupWords(input), stamp: input.stamp }),
  ),
  response: driverLocationChangesReply,
  parts: { lists: ['data_list', 'gone'], join: joinReadChanges },
})

/** EP-B26 The trips on the way (PMAP-06). */
export const currentTrips = adminMapCall({
  name: 'currentTrips',
  id: 'EP-B26',
  path: '/location/driver/current',
  access: 'read',
  body: groupsBody,
  response: currentTripsReply,
})

/** EP-B27 The ongoing bookings, as lines on the map (PMAP-38). */
export const ongoingBookings = adminMapCall({
  name: 'ongoingBookings',
  id: 'EP-B27',
  path: '/console/current/booking',
  access: 'read',
  query: pageQuery,
  body: searchBody,
  response: tripPageReply,
})

/** EP-B28 The online bookings, as lines on the map (PMAP-38). */
export const onlineBookings = adminMapCall({
  name: 'onlineBookings',
  id: 'EP-B28',
  path: '/console/online/booking',
  access: 'read',
  query: pageQuery,
  body: searchBody,
  response: tripPageReply,
})

/** EP-B33 The drivers of one state, for the map's status tabs: 1 online, 2 ongoing, 3 offline (CF-98). */
export const driversByStatus = adminMapCall({
  name: 'driversByStatus',
  id: 'EP-B33',
  path: '/location/admin/status',
  access: 'read',
  query: pageQuery,
  body: written(
    z.extend(z.object(groupFields), { status: z.number() }),
    (input: AdminMapGroups & { status: number }) => ({ ...groupWords(input), status: input.status }),
  ),
  response: driverRowsReply,
})

/** EP-B34 A driver's present trip: the detail card of an admin's map (TRIP-09). */
export const driverTripDetail = adminMapCall({
  name: 'driverTripDetail',
  id: 'EP-B34',
  path: '/location/admin/details',
  access: 'read',
  body: written(
    z.object({ userid: z.string(), driverid: z.string(), domain: z.string() }),
    (input: {
      /** The acting admin. */
      userId: string
      /** Key of the driver. */
      driverId: string
      groupId: string
    }) => ({ userid: input.userId, driverid: input.driverId, domain: input.groupId }),
  ),
  response: tripDetailReply,
})

/** EP-B36 The drivers of a period's trips (PMAP-10). */
export const tripDrivers = adminMapCall({
  name: 'tripDrivers',
  id: 'EP-B36',
  path: '/location/driver/count-list',
  access: 'read',
  query: pageQuery,
  body: searchBody,
  response: driverRowsReply,
})
