import type { FleetClient } from '../core/client.ts'
import { callMutation, moneyMutation } from '../core/mutation.ts'
import { driverBookingDetail, passengerBookingDetail } from '../trips/endpoints.ts'
import {
  acceptBooking,
  adminBookings,
  bookingType,
  driverBookings,
  passengerBookings,
  setBookingReady,
  setBookingStatus,
  setBookingType,
} from './endpoints.ts'

/** The calls whose answers have the status of a booking: lists and details. */
const SHOWN = [
  driverBookings,
  passengerBookings,
  adminBookings,
  driverBookingDetail,
  passengerBookingDetail,
] as const

/** Sets whether a driver is ready for bookings; refetches the driver's list, which shows it. */
export const setBookingReadyMutation = (client: FleetClient) =>
  callMutation(client, setBookingReady, [driverBookings])

/** Changes the booking type of a group. */
export const setBookingTypeMutation = (client: FleetClient) =>
  callMutation(client, setBookingType, [bookingType])

/** Moves a booking to another status; refetches the lists (BKS-32) and the details of bookings. */
export const setBookingStatusMutation = (client: FleetClient) =>
  moneyMutation(client, setBookingStatus, SHOWN)

/** Accepts or assigns a booking; refetches the lists (BKS-36) and the details of bookings. */
export const acceptBookingMutation = (client: FleetClient) => moneyMutation(client, acceptBooking, SHOWN)
