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
import {
  addParticipant,
  bookingConversation,
  bookingParties,
  chatUser,
  conversations,
  createConversation,
  messages,
  notifyConversation,
  participants,
  sendMessage,
} from './chat/endpoints.ts'
import { groups, locations, tripInfo, trips } from './map/endpoints.ts'
import { pay, savePayment, updatePayment } from './payment/endpoints.ts'
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
  'EP-K11': savePayment,
  'EP-K12': updatePayment,
  'EP-K13': acceptBooking,
  'EP-K14': assignOffer,
  'EP-K15': setBookingProcessing,
  'EP-C01': createConversation,
  'EP-C02': bookingConversation,
  'EP-C03': sendMessage,
  'EP-C04': messages,
  'EP-C05': conversations,
  'EP-C06': participants,
  'EP-C07': addParticipant,
  'EP-M01': bookingParties,
  'EP-M02': chatUser,
  'EP-M03': notifyConversation,
  'EP-G01': pay,
} as const

export type Endpoints = typeof endpoints
export type EndpointId = keyof Endpoints
