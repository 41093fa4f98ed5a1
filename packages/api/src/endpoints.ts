import {
  checkPermission,
  renewToken,
  requestResetMail,
  routePermission,
  signIn,
  signUp,
  userMenu,
} from './auth/endpoints.ts'
import {
  acceptBooking,
  adminBookings,
  assignOffer,
  bookingType,
  driverBookings,
  passengerBookings,
  setBookingProcessing,
  setBookingReady,
  setBookingStatus,
  setBookingType,
} from './bookings/endpoints.ts'
import { groups, locations, tripInfo, trips } from './map/endpoints.ts'
import { driverBookingDetail, passengerBookingDetail } from './trips/endpoints.ts'

/** Every call by its id: the list that a sandbox must answer. */
export const endpoints = {
  'EP-A01': renewToken,
  'EP-A02': requestResetMail,
  'EP-A07': signIn,
  'EP-A08': signUp,
  'EP-A09': checkPermission,
  'EP-A10': routePermission,
  'EP-A11': locations,
  'EP-A12': trips,
  'EP-A13': tripInfo,
  'EP-A14': groups,
  'EP-A15': userMenu,
  'EP-K01': driverBookings,
  'EP-K02': passengerBookings,
  'EP-K03': adminBookings,
  'EP-K04': setBookingReady,
  'EP-K05': bookingType,
  'EP-K06': setBookingType,
  'EP-K08': driverBookingDetail,
  'EP-K09': passengerBookingDetail,
  'EP-K10': setBookingStatus,
  'EP-K13': acceptBooking,
  'EP-K14': assignOffer,
  'EP-K15': setBookingProcessing,
} as const

export type Endpoints = typeof endpoints
export type EndpointId = keyof Endpoints
