import type { DriverPage } from '@fleetgis/domain/drivers'
import type {
  BookingTripInfo,
  DriverLocations,
  LocationChanges,
  MapDriver,
  TripInfo,
} from '@fleetgis/domain/map'
import * as z from 'zod/mini'
import { position } from '../../core/geo.ts'
import {
  countSent,
  listReply,
  number,
  optionalNumber,
  optionalText,
  reply,
  rows,
  sum,
  text,
} from '../../core/readers.ts'
import { driver } from '../../drivers/schemas.ts'
import { trip } from '../../trips/trip.ts'

/** A driver on a map (PMAP-39). A row without a position cannot be drawn and is dropped. */
const mapDriver = z.pipe(
  z.object({
    syskey: optionalText,
    domainid: optionalText,
    name: optionalText,
    member_id: optionalText,
    vehicleno: optionalText,
    mobile: optionalText,
    email: optionalText,
    amount: optionalNumber,
    image: optionalText,
    domain: optionalText,
    vehicle: optionalText,
    model: optionalText,
    color: optionalText,
    fueltype: optionalText,
    status: optionalNumber,
    vehicleid: optionalText,
    route: z.object({ coordinates: position }),
  }),
  z.transform(
    (row): MapDriver => ({
      position: row.route.coordinates,
      key: row.syskey,
      groupId: row.domainid,
      status: row.status,
      name: row.name ?? '',
      memberId: row.member_id,
      mobile: row.mobile,
      email: row.email,
      image: row.image,
      groupName: row.domain,
      amount: row.amount,
      vehicleId: row.vehicleid,
      vehicleNo: row.vehicleno,
      vehicle: row.vehicle,
      model: row.model,
      colour: row.color,
      fuelType: row.fueltype,
    }),
  ),
)

/** The lists of the location answer: drivers, and the results of a search if there was one (PMAP-40). */
export const locationLists = {
  data_list: rows(mapDriver),
  search_data: z.optional(rows(mapDriver, 'search_data')),
}

/** The counters of a location answer (CF-98). */
const counters = { active: sum, ongoing: sum, offline: sum, total_count: sum }

const countsOf = (data: Record<keyof typeof counters, number>): DriverLocations['counts'] => ({
  online: data.active,
  ongoing: data.ongoing,
  offline: data.offline,
  all: data.total_count,
})

export const driverLocationsReply = z.pipe(
  reply('data', { ...locationLists, ...counters }),
  z.transform(
    (data): DriverLocations => ({
      drivers: data.data_list,
      found: data.search_data ?? [],
      counts: countsOf(data),
    }),
  ),
)

/** The changes since a stamp, as they were read. */
export interface ReadChanges extends LocationChanges {
  /** Whether all rows and keys that were sent could be read, and rows have their keys: only then can they be joined. */
  readonly hasEveryRow: boolean
}

/** The changes since a stamp (decision 46). `since` is null or missing where the rows are the whole fleet. */
export const driverLocationChangesReply = z.pipe(
  reply('data', {
    data_list: rows(mapDriver),
    gone: rows(text, 'gone'),
    stamp: text,
    since: optionalText,
    ...counters,
  }),
  z.transform(
    (data): ReadChanges => ({
      stamp: data.stamp,
      since: data.since,
      drivers: data.data_list,
      gone: data.gone,
      counts: countsOf(data),
      hasEveryRow:
        [data.data_list, data.gone].every((list) => countSent(list) === list.length) &&
        data.data_list.every(({ key }) => key !== undefined),
    }),
  ),
)

/** Joins the parts of a long answer; each has the counters of all. */
export function joinLocations(first: DriverLocations, others: readonly DriverLocations[]): DriverLocations {
  const drivers = [...first.drivers]
  const found = [...first.found]
  for (const part of others) {
    drivers.push(...part.drivers)
    found.push(...part.found)
  }
  return { ...first, drivers, found }
}

/** Joins the parts of a long answer. */
export function joinReadChanges(first: ReadChanges, others: readonly ReadChanges[]): ReadChanges {
  const parts = [first, ...others]
  return {
    ...first,
    drivers: parts.flatMap(({ drivers }) => drivers),
    gone: parts.flatMap(({ gone }) => gone),
    hasEveryRow: parts.every(({ hasEveryRow }) => hasEveryRow),
  }
}

export const adminTripInfoReply = z.pipe(
  reply('data', { trips: sum, drivers: sum, distancebykm: sum, total_drivers: optionalNumber }),
  z.transform(
    (data): TripInfo => ({
      trips: data.trips,
      drivers: data.drivers,
      totalDrivers: data.total_drivers,
      distanceKm: data.distancebykm,
    }),
  ),
)

export const bookingTripInfoReply = z.pipe(
  reply('data', { trips: sum, onlineBookingCount: sum, ongoingBookingCount: sum }),
  z.transform(
    (data): BookingTripInfo => ({
      trips: data.trips,
      onlineBookings: data.onlineBookingCount,
      ongoingBookings: data.ongoingBookingCount,
    }),
  ),
)

export const currentTripsReply = listReply('data', trip)

/** A page of drivers with their `count` (PMAP-37). The rows are not documented: assumed to be GDRV-16. */
export const driverRowsReply = z.pipe(
  reply('data', { data_list: rows(driver), count: number }),
  z.transform((data): DriverPage => ({ drivers: data.data_list, total: data.count })),
)
