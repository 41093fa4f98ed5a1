import { BOOKING_STATUS_CODES } from '@fleetgis/domain/bookings'
import * as z from 'zod/mini'
import {
  count,
  duration,
  line,
  list,
  named,
  namedRow,
  number,
  numberOrNull,
  path,
  text,
  textOrNull,
  underData,
} from '../core/strict.ts'

/** A stop with its position. */
export const stop = namedRow('Stop', { name: text, lat: number, lng: number })

const booking = namedRow('TripBooking', {
  bookingkey: text,
  bookingid: text,
  passenger_name: text,
  name: text,
  extra_point: list(stop),
  extra_address: list(text),
})

/** A trip, or a booking without a trip (TRIP-08). */
const trip = namedRow('Trip', {
  tripid: textOrNull,
  userid: text,
  domainid: text,
  domain_name: text,
  vehicleid: text,
  vehicleno: text,
  refno: text,
  f_datetime: text,
  t_datetime: textOrNull,
  startname: text,
  endname: text,
  route: line,
  trip_status: numberOrNull,
  status: numberOrNull,
  booking_status: z.nullable(z.literal(BOOKING_STATUS_CODES)),
  booking: z.nullable(booking),
  booking_route: z.nullable(line),
  driver_name: text,
  member_id: text,
  mobile: text,
  email: text,
  image: text,
  distance: numberOrNull,
  total: numberOrNull,
})

export const trips = list(trip)
export const tripPage = underData({ data_list: trips, count }).register(named, { id: 'TripPage' })

const extra = namedRow('Extra', { name: text, type: z.literal([0, 1, 2, 3]), amount: number, qty: number })

/** The receipt and the statuses of a detail: null until they are known. */
const receipt = {
  vehicleno: text,
  domain_image: text,
  distance: numberOrNull,
  tripnumber: z.union([text, number, z.null()]),
  trip_success_code: textOrNull,
  waitingtime: numberOrNull,
  initial: numberOrNull,
  waitingcharge: numberOrNull,
  total_extra: numberOrNull,
  current_status: textOrNull,
  current_date_time: textOrNull,
  previous_status: z.optional(textOrNull),
  previous_date_time: z.optional(textOrNull),
  booking_extra_point: list(stop),
}

/** The detail of a booking (BKD-16). `payment_status` is assumed (EP-K12). */
const bookingDetail = underData({
  syskey: text,
  bookingid: text,
  createddate: text,
  passenger_name: text,
  driver_name: text,
  driver_mobile: text,
  driver_email: text,
  driver_image: text,
  from_loc: text,
  to_loc: text,
  extra_address: list(text),
  duration: z.nullable(duration),
  subtotal: numberOrNull,
  total: numberOrNull,
  extras: list(extra),
  route: z.nullable(path),
  payment_status: z.optional(textOrNull),
  ...receipt,
}).register(named, { id: 'BookingDetail' })

/** The detail of a trip (TRIP-09). */
export const tripDetail = underData({
  syskey: text,
  name: text,
  member_id: text,
  mobile: text,
  email: text,
  image: text,
  datetime: text,
  startname: text,
  endname: text,
  tripduration: z.nullable(duration),
  estimated_amount: numberOrNull,
  distanceamount: numberOrNull,
  totalamount: numberOrNull,
  extra_list: list(extra),
  route: z.nullable(path),
  booking: z.nullable(booking),
  ...receipt,
}).register(named, { id: 'TripDetail' })

export const tripsWire = { driverBookingDetail: bookingDetail, passengerBookingDetail: bookingDetail }
