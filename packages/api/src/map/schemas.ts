import type { Group } from '@fleetgis/domain/drivers'
import type { MapLocation, TripInfo, TripRoute } from '@fleetgis/domain/map'
import * as z from 'zod/mini'
import { optionalPath, position } from '../core/geo.ts'
import { listReply, optionalNumber, optionalText, readOr, reply, sum, text } from '../core/readers.ts'

/** A position of a user. A row is kept with what it has: the list of check-ins shows it without a date or a place. CF-28. */
const location = z.pipe(
  z.object({
    syskey: optionalText,
    userid: optionalText,
    domainid: optionalText,
    type: optionalText,
    datetime: optionalText,
    route: readOr(z.object({ coordinates: position }), undefined),
  }),
  z.transform(
    (row): MapLocation => ({
      key: row.syskey ?? '',
      userId: row.userid ?? '',
      groupId: row.domainid ?? '',
      type: row.type,
      at: row.datetime ?? '',
      position: row.route?.coordinates,
    }),
  ),
)

export const locationsReply = listReply('top', location)

/** A trip of the map and of the list of routes, which also lists one without a path. */
const trip = z.pipe(
  z.object({
    tripid: text,
    userid: optionalText,
    domainid: optionalText,
    trip_status: optionalNumber,
    f_datetime: optionalText,
    t_datetime: optionalText,
    startname: optionalText,
    endname: optionalText,
    route: optionalPath,
  }),
  z.transform(
    (row): TripRoute => ({
      id: row.tripid,
      userId: row.userid ?? '',
      groupId: row.domainid ?? '',
      tripStatus: row.trip_status,
      startedAt: row.f_datetime,
      endedAt: row.t_datetime,
      from: row.startname,
      to: row.endname,
      path: row.route,
    }),
  ),
)

export const tripsReply = listReply('top', trip)

export const tripInfoReply = z.pipe(
  reply('data', { trips: sum, drivers: sum, distancebykm: sum }),
  z.transform(
    (data): TripInfo => ({ trips: data.trips, drivers: data.drivers, distanceKm: data.distancebykm }),
  ),
)

/** A group of drivers (MAP-28). One without a name has its id. */
export const group = z.pipe(
  z.object({ syskey: text, id: text, name: optionalText }),
  z.transform((row): Group => ({ key: row.syskey, id: row.id, name: row.name ?? row.id })),
)

export const groupsReply = listReply('top', group, 'dataList')
