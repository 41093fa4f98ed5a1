import type { BookingPlace } from '@fleetgis/domain/bookings'
import type { Trip, TripBooking, TripPage } from '@fleetgis/domain/trips'
import * as z from 'zod/mini'
import { optionalPath } from '../core/geo.ts'
import { number, optionalNumber, optionalText, readOr, reply, rows, text } from '../core/readers.ts'
import { stopNames, stopPoints } from './stops.ts'

/** The booking of a trip; if it is unreadable the trip is kept without it. */
const booking = readOr(
  z.pipe(
    z.object({
      bookingkey: text,
      bookingid: optionalText,
      passenger_name: optionalText,
      name: optionalText,
      extra_point: stopPoints,
      extra_address: stopNames,
    }),
    z.transform(({ extra_point: points, extra_address: names, ...row }): TripBooking => {
      const placed = points.map(
        ({ name, lat, lng }, index): BookingPlace => ({ name: name ?? names[index] ?? '', lat, lng }),
      )
      return {
        key: row.bookingkey,
        id: row.bookingid ?? '',
        passengerName: row.passenger_name,
        name: row.name,
        stops: placed.length > 0 ? placed : names.map((name): BookingPlace => ({ name })),
      }
    }),
  ),
  undefined,
)

/** A trip, or a booking without a trip, which uses the key of the booking (TRIP-08). */
export const trip = z.pipe(
  z.object({
    tripid: optionalText,
    userid: optionalText,
    domainid: optionalText,
    domain_name: optionalText,
    vehicleid: optionalText,
    vehicleno: optionalText,
    refno: optionalText,
    f_datetime: optionalText,
    t_datetime: optionalText,
    startname: optionalText,
    endname: optionalText,
    route: optionalPath,
    trip_status: optionalNumber,
    booking_status: optionalNumber,
    status: optionalNumber,
    booking: booking,
    booking_route: optionalPath,
    driver_name: optionalText,
    member_id: optionalText,
    mobile: optionalText,
    email: optionalText,
    image: optionalText,
    distance: optionalNumber,
    total: optionalNumber,
  }),
  z.transform((row, context): Trip => {
    const id = row.tripid ?? row.booking?.key
    if (id === undefined) {
      context.issues.push({ code: 'custom', message: 'no id', input: row, path: ['tripid'] })
      return z.NEVER
    }
    return {
      id,
      userId: row.userid ?? '',
      groupId: row.domainid,
      groupName: row.domain_name,
      vehicleId: row.vehicleid,
      vehicleNo: row.vehicleno,
      reference: row.refno,
      startedAt: row.f_datetime ?? '',
      endedAt: row.t_datetime,
      from: row.startname ?? '',
      to: row.endname ?? '',
      path: row.route,
      tripStatus: row.trip_status,
      bookingStatus: row.booking_status,
      status: row.status,
      booking: row.booking,
      bookingPath: row.booking_route.length > 0 ? row.booking_route : undefined,
      driverName: row.driver_name ?? '',
      memberId: row.member_id,
      mobile: row.mobile,
      email: row.email,
      image: row.image,
      distanceKm: row.distance,
      total: row.total,
    }
  }),
)

/** A page of trips: `data.data_list` and `count`. */
export const tripPageReply = z.pipe(
  reply('data', { data_list: rows(trip), count: number }),
  z.transform((data): TripPage => ({ trips: data.data_list, total: data.count })),
)
