import * as z from 'zod/mini'
import { callsOf, written } from '../core/endpoint.ts'
import { tripDetailReply } from './detail.ts'

const tripCall = callsOf({
  base: 'booking',
  method: 'POST',
  auth: 'bearer',
  source: 'documented',
})

/** EP-K08 The detail of a booking, for its driver and the group's admin (BKD-16). */
export const driverBookingDetail = tripCall({
  name: 'driverBookingDetail',
  id: 'EP-K08',
  path: '/booking/driver/details',
  access: 'read',
  body: written(
    z.object({ driverid: z.string(), bookingkey: z.string() }),
    (input: {
      /** The requesting driver or admin. */
      driverId: string
      bookingKey: string
    }) => ({ driverid: input.driverId, bookingkey: input.bookingKey }),
  ),
  response: tripDetailReply,
})

/** EP-K09 The detail of a booking, for its passenger (BKD-16). */
export const passengerBookingDetail = tripCall({
  name: 'passengerBookingDetail',
  id: 'EP-K09',
  path: '/booking/passenger/details',
  access: 'read',
  body: written(
    z.object({ passengerkey: z.string(), bookingkey: z.string() }),
    (input: { passengerId: string; bookingKey: string }) => ({
      passengerkey: input.passengerId,
      bookingkey: input.bookingKey,
    }),
  ),
  response: tripDetailReply,
})
