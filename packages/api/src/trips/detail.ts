import type { TripDetail, TripExtra } from '@fleetgis/domain/trips'
import * as z from 'zod/mini'
import { optionalPath } from '../core/geo.ts'
import {
  number,
  optionalDuration,
  optionalNumber,
  optionalText,
  readOr,
  reply,
  rows,
  text,
} from '../core/readers.ts'
import { positionsOf, stopNames, stopPoints } from './stops.ts'

const extra = z.pipe(
  z.object({ name: optionalText, type: optionalText, amount: number, qty: optionalNumber }),
  z.transform(
    ({ name = '', qty: quantity, ...row }): TripExtra => ({
      name,
      type: row.type,
      amount: row.amount,
      quantity,
    }),
  ),
)

/** Extras under any of their names; null or missing means none. */
const extras = (list: string) => readOr(rows(extra, list), undefined)

/** The booking in a detail; a trip may have none. */
const booking = readOr(
  z.object({
    bookingkey: optionalText,
    bookingid: optionalText,
    passenger_name: optionalText,
    extra_point: stopPoints,
    extra_address: stopNames,
  }),
  undefined,
)

const bothSpellings = {
  syskey: text,
  tripnumber: optionalText,
  trip_success_code: optionalText,
  vehicleno: optionalText,
  domain_image: optionalText,
  distance: optionalNumber,
  waitingtime: optionalNumber,
  initial: optionalNumber,
  waitingcharge: optionalNumber,
  total_extra: optionalNumber,
  current_status: optionalText,
  current_date_time: optionalText,
  previous_status: optionalText,
  previous_date_time: optionalText,
}

/** The fields of a booking's detail (BKD-16). */
const bookingSpelling = {
  bookingid: optionalText,
  createddate: optionalText,
  passenger_name: optionalText,
  driver_name: optionalText,
  driver_mobile: optionalText,
  driver_email: optionalText,
  driver_image: optionalText,
  from_loc: optionalText,
  to_loc: optionalText,
  subtotal: optionalNumber,
  total: optionalNumber,
  /** Assumed: the status that was reported about its payment (EP-K12). */
  payment_status: optionalText,
}

/** The fields of a trip's detail (TRIP-09). */
const tripSpelling = {
  datetime: optionalText,
  name: optionalText,
  member_id: optionalText,
  mobile: optionalText,
  email: optionalText,
  image: optionalText,
  startname: optionalText,
  endname: optionalText,
  estimated_amount: optionalNumber,
  distanceamount: optionalNumber,
  totalamount: optionalNumber,
}

const detailWords = {
  ...bothSpellings,
  ...bookingSpelling,
  ...tripSpelling,
  duration: optionalDuration,
  tripduration: optionalDuration,
  extra_address: stopNames,
  booking_extra_point: stopPoints,
  extras: extras('extras'),
  extra_list: extras('extra_list'),
  route: optionalPath,
  booking: booking,
}

/** The detail of a booking or a trip, in either spelling (CF-100). */
export const tripDetailReply = z.pipe(
  reply('data', detailWords),
  z.transform((data): TripDetail => {
    const points = data.booking_extra_point.length > 0 ? data.booking_extra_point : data.booking?.extra_point
    const stops = data.extra_address.length > 0 ? data.extra_address : data.booking?.extra_address
    return {
      key: data.syskey,
      bookingKey: data.booking?.bookingkey,
      bookingId: data.bookingid ?? data.booking?.bookingid,
      tripNumber: data.tripnumber,
      successCode: data.trip_success_code,
      createdAt: data.createddate ?? data.datetime ?? '',

      driverName: data.driver_name ?? data.name ?? '',
      memberId: data.member_id,
      mobile: data.driver_mobile ?? data.mobile,
      email: data.driver_email ?? data.email,
      vehicle: data.vehicleno ?? '',
      driverImage: data.driver_image ?? data.image,
      groupImage: data.domain_image,
      passengerName: data.passenger_name ?? data.booking?.passenger_name,

      pickup: data.from_loc ?? data.startname ?? '',
      stops: stops ?? [],
      dropOff: data.to_loc ?? data.endname ?? '',
      stopPoints: positionsOf(points ?? []),
      path: data.route,

      distanceKm: data.distance,
      duration: data.duration ?? data.tripduration,
      waitingSeconds: data.waitingtime,
      initialFare: data.initial,
      distanceCharge: data.subtotal ?? data.distanceamount,
      waitingCharge: data.waitingcharge,
      extrasTotal: data.total_extra,
      total: data.total ?? data.totalamount,
      isPaid: data.payment_status === 'success' || undefined,
      estimatedAmount: data.estimated_amount,
      extras: data.extras ?? data.extra_list ?? [],

      currentStatus: data.current_status,
      currentStatusAt: data.current_date_time,
      previousStatus: data.previous_status,
      previousStatusAt: data.previous_date_time,
    }
  }),
)
