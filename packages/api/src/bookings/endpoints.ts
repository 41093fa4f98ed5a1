import { type BookingFilters, readyFlag } from '@fleetgis/domain/bookings'
import { searchText } from '@fleetgis/domain/query'
import * as z from 'zod/mini'
import { callsOf, written } from '../core/endpoint.ts'
import { messageReply } from '../core/message.ts'
import { pageQuery } from '../core/page.ts'
import {
  adminBookingsReply,
  assignOfferReply,
  bookingTypeReply,
  driverBookingsReply,
  passengerBookingsReply,
} from './schemas.ts'

const bookingCall = callsOf({
  base: 'booking',
  method: 'POST',
  auth: 'bearer',
  source: 'documented',
})

const listFields = { fromdate: z.string(), todate: z.string(), status: z.array(z.number()) }
function listWords({ fromDate, toDate, statuses }: BookingFilters) {
  // The server would answer with no rows: an empty list of groups means all, one of statuses none.
  if (statuses.length === 0)
    throw new RangeError("statuses is empty, so no booking matches; statusesFor(audience, 'all') has all")
  return { fromdate: fromDate, todate: toDate, status: [...statuses] }
}

export interface GroupDriver {
  /** The requesting driver or admin. */
  driverId: string
  groupId: string
}

const driverListBody = written(
  z.extend(z.object(listFields), { driverid: z.string(), domainid: z.string() }),
  (input: GroupDriver & BookingFilters) => ({
    driverid: input.driverId,
    domainid: input.groupId,
    ...listWords(input),
  }),
)

/** EP-K01 A driver's bookings (BKG-24). */
export const driverBookings = bookingCall({
  name: 'driverBookings',
  id: 'EP-K01',
  path: '/booking/driver/bookinglist',
  access: 'read',
  query: pageQuery,
  body: driverListBody,
  response: driverBookingsReply,
})

/** EP-K02 A passenger's bookings; the search is sent empty (BKG-30). */
export const passengerBookings = bookingCall({
  name: 'passengerBookings',
  id: 'EP-K02',
  path: '/booking/bookinglist/console',
  access: 'read',
  query: pageQuery,
  body: written(
    z.extend(z.object(listFields), { passengerkey: z.string(), search: z.string() }),
    (input: { passengerId: string } & BookingFilters) => ({
      passengerkey: input.passengerId,
      ...listWords(input),
      search: '',
    }),
  ),
  response: passengerBookingsReply,
})

/** EP-K03 The bookings of an admin's group (BKG-26). */
export const adminBookings = bookingCall({
  name: 'adminBookings',
  id: 'EP-K03',
  path: '/booking/driver/admin-list',
  access: 'read',
  query: pageQuery,
  body: driverListBody,
  response: adminBookingsReply,
})

/** EP-K04 Sets whether a driver is ready for bookings (BKG-28). */
export const setBookingReady = bookingCall({
  name: 'setBookingReady',
  id: 'EP-K04',
  path: '/booking/driver-ready',
  access: 'write',
  body: written(
    z.object({ driverid: z.string(), booking_ready: z.number() }),
    (input: { driverId: string; isReady: boolean }) => ({
      driverid: input.driverId,
      booking_ready: readyFlag(input.isReady),
    }),
  ),
  response: messageReply,
})

const groupBody = written(z.object({ domainid: z.string() }), ({ groupId }: { groupId: string }) => ({
  domainid: groupId,
}))

/** EP-K05 The booking type of a group. */
export const bookingType = bookingCall({
  name: 'bookingType',
  id: 'EP-K05',
  path: '/booking/domain/type',
  access: 'read',
  body: groupBody,
  response: bookingTypeReply,
})

/** EP-K06 Changes the booking type of a group. */
export const setBookingType = bookingCall({
  name: 'setBookingType',
  id: 'EP-K06',
  method: 'PUT',
  path: '/booking/domain/type',
  access: 'write',
  body: written(
    z.object({ domainid: z.string(), type: z.string() }),
    (input: { groupId: string; type: string }) => ({ domainid: input.groupId, type: input.type }),
  ),
  response: messageReply,
})

const bookingSubject = ({ bookingKey }: { bookingKey: string }) => ['booking', bookingKey]

/**
 * EP-K10 Moves a booking to a status: 8 on the way, 3 arrived, 13 cancelled (CF-44). The status is sent as text
 * (BKS-40).
 */
export const setBookingStatus = bookingCall({
  name: 'setBookingStatus',
  id: 'EP-K10',
  path: '/booking/driver-status',
  access: 'money',
  body: written(
    z.object({ driverid: z.string(), bookingkey: z.string(), status: z.string().check(z.regex(/^\d+$/)) }),
    (input: {
      /** The acting driver, admin or passenger. */
      userId: string
      bookingKey: string
      status: number
    }) => ({ driverid: input.userId, bookingkey: input.bookingKey, status: String(input.status) }),
  ),
  subject: bookingSubject,
  intent: ({ userId, status }) => [userId, status],
  response: messageReply,
})

/**
 * EP-K13 A driver accepts a booking, or an admin assigns it; with the page's app id as a header, percent-encoded if it
 * is not ASCII (ASG-07).
 */
export const acceptBooking = bookingCall({
  name: 'acceptBooking',
  id: 'EP-K13',
  path: '/booking/accept',
  access: 'money',
  headers: (_input, { appId }): Record<string, string> => (appId === undefined ? {} : { appid: appId }),
  body: written(
    z.object({ bookingkey: z.string(), driverid: z.string(), vehicleno: z.string() }),
    (input: { bookingKey: string; driverId: string; vehicleNo: string }) => ({
      bookingkey: input.bookingKey,
      driverid: input.driverId,
      vehicleno: input.vehicleNo,
    }),
  ),
  subject: bookingSubject,
  intent: ({ driverId, vehicleNo }) => [driverId, vehicleNo],
  response: messageReply,
})

/** EP-K14 The drivers who can take a booking, within a radius of its pickup (ASG-06). */
export const assignOffer = bookingCall({
  name: 'assignOffer',
  id: 'EP-K14',
  path: '/console/admin/driver/list',
  access: 'read',
  body: written(
    z.object({
      bookingkey: z.string(),
      driverid: z.string(),
      domainid: z.string(),
      lat: z.number(),
      lng: z.number(),
      range: z.number(),
      search: z.string(),
    }),
    (
      input: GroupDriver & {
        bookingKey: string
        /** The passenger's position. */
        lat: number
        lng: number
        /** In km (ASG-02). */
        radius: number
        search: string
      },
    ) => ({
      bookingkey: input.bookingKey,
      driverid: input.driverId,
      domainid: input.groupId,
      lat: input.lat,
      lng: input.lng,
      range: input.radius,
      search: searchText('other', input.search),
    }),
  ),
  response: assignOfferReply,
})

/** EP-K15 Marks a booking as in process; no screen sends it by itself (BKS-37). */
export const setBookingProcessing = bookingCall({
  name: 'setBookingProcessing',
  id: 'EP-K15',
  path: '/console/booking/update/status',
  access: 'write',
  body: written(
    z.object({ bookingkey: z.string(), driverid: z.string() }),
    (input: { bookingKey: string; userId: string }) => ({
      bookingkey: input.bookingKey,
      driverid: input.userId,
    }),
  ),
  response: messageReply,
})
