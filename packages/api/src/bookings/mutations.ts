import type { FleetClient } from '../core/client.ts'
import { callMutation } from '../core/mutation.ts'
import {
  acceptBooking,
  adminBookings,
  bookingType,
  driverBookings,
  passengerBookings,
  setBookingProcessing,
  setBookingReady,
  setBookingStatus,
  setBookingType,
} from './endpoints.ts'

const LISTS = [driverBookings, passengerBookings, adminBookings] as const

/** Says that a driver is ready for bookings, or is not; the driver's list, which shows it, is read again. */
export function setBookingReadyMutation(client: FleetClient) {
  return callMutation(client, setBookingReady, [driverBookings])
}

/** Changes the booking type of a group. */
export function setBookingTypeMutation(client: FleetClient) {
  return callMutation(client, setBookingType, [bookingType])
}

/** Moves a booking to another status; the lists are read again (BKS-32, BKS-34). */
export function setBookingStatusMutation(client: FleetClient) {
  return callMutation(client, setBookingStatus, LISTS)
}

/** Takes a booking, or gives it to a driver; the lists are read again (BKS-32, BKS-36). */
export function acceptBookingMutation(client: FleetClient) {
  return callMutation(client, acceptBooking, LISTS)
}

/** Marks a booking as being processed; the admin's list is read again. */
export function setBookingProcessingMutation(client: FleetClient) {
  return callMutation(client, setBookingProcessing, [adminBookings])
}
