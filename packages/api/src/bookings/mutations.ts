import type { FleetClient } from '../core/client.ts'
import { callMutation, moneyMutation } from '../core/mutation.ts'
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

const LISTS = [driverBookings, passengerBookings, adminBookings] as const

/** Sets whether a driver is ready for bookings; refetches the driver's list, which shows it. */
export const setBookingReadyMutation = (client: FleetClient) =>
  callMutation(client, setBookingReady, [driverBookings])

/** Changes the booking type of a group. */
export const setBookingTypeMutation = (client: FleetClient) =>
  callMutation(client, setBookingType, [bookingType])

/** Moves a booking to another status; refetches the lists (BKS-32). */
export const setBookingStatusMutation = (client: FleetClient) =>
  moneyMutation(client, setBookingStatus, LISTS)

/** Accepts or assigns a booking; refetches the lists (BKS-36). */
export const acceptBookingMutation = (client: FleetClient) => moneyMutation(client, acceptBooking, LISTS)
