import { BOOKING_STATUS_CODES } from '@fleetgis/domain/bookings'
import * as z from 'zod/mini'
import { count, done, flag, list, namedRow, number, path, row, text, underData } from '../core/strict.ts'
import { stop } from '../trips/wire.ts'

const contact = { mobile: text, email: text }

/** A booking of a list (BKG-23): drivers and admins see the passenger, passengers the driver. */
const booking = {
  bookingkey: text,
  bookingid: text,
  status: z.literal(BOOKING_STATUS_CODES),
  createddate: text,
  km: number,
  from_loc: text,
  from_lat: number,
  from_lng: number,
  to_loc: text,
  extra_address: list(text),
  image: text,
}
const passengersBooking = namedRow('PassengersBooking', { ...booking, drivername: text })
const driversBooking = namedRow('DriversBooking', { ...booking, passenger_name: text })

export const bookingsWire = {
  driverBookings: underData({
    driverInfo: row({ ...contact, booking_ready: flag }),
    bookings: list(driversBooking),
    totalCount: count,
  }),
  passengerBookings: underData({
    passenger: row(contact),
    bookings: list(passengersBooking),
    totalCount: count,
  }),
  adminBookings: underData({ data: list(driversBooking), totalCount: count }),
  setBookingReady: done,
  bookingType: underData({ type: text }),
  setBookingType: done,
  setBookingStatus: done,
  acceptBooking: done,
  assignOffer: underData({
    driver_list: list(
      row({
        syskey: text,
        name: text,
        ...contact,
        vehicleno: text,
        distance: number,
        latitude: number,
        longitude: number,
      }),
    ),
    polyline: path,
    bookingData: row({
      from_lat: number,
      from_lng: number,
      from_loc: text,
      to_loc: text,
      extra_point: list(stop),
      extra_address: list(text),
    }),
  }),
  setBookingProcessing: done,
}
