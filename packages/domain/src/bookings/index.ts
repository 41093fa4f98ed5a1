export {
  type BookingAction,
  type BookingActionOffer,
  type BookingActor,
  bookingActions,
  canMove,
  moveBooking,
} from './actions.ts'
export {
  ASSIGN_RADII,
  type AssignCandidate,
  type AssignOffer,
  type AssignRadius,
  acceptedVehicleNo,
  candidatesByDistance,
  DEFAULT_ASSIGN_RADIUS,
  widerRadius,
} from './assign.ts'
export { type AssignOutcome, assignOutcome } from './assignOutcome.ts'
export {
  attentionFilters,
  WAITING_LIMITS,
  type WaitingLimit,
  waitingOver,
  withoutPinned,
} from './attention.ts'
export { BOOKING_AUDIENCES, type BookingAudience } from './audience.ts'
export {
  type BadgeColour,
  type BadgeIcon,
  BOOKING_COLOURS,
  BOOKING_ICONS,
  type BookingBadge,
  type BookingWords,
  bookingBadge,
  englishBookingWords,
} from './badge.ts'
export type {
  AdminBookings,
  Booking,
  BookingDriver,
  BookingPlace,
  Contact,
  DriverBookings,
  PassengerBookings,
} from './booking.ts'
export { BOOKING_TYPES, type BookingType } from './bookingType.ts'
export { createdLabel } from './createdLabel.ts'
export {
  type BookingFilterOption,
  type BookingFilters,
  bookingFilters,
  FILTER_OPTIONS,
  statusesFor,
} from './filters.ts'
export { type ActionOutcome, actionOutcome } from './outcome.ts'
export { readyFlag } from './ready.ts'
export { AUTO_REFRESH_DEFAULT, BOOKING_REFRESH_MS, canAutoRefresh, type RefreshContext } from './refresh.ts'
export {
  BOOKING_STATUS_CODES,
  type BookingStatus,
  type BookingStatusCode,
  type BookingStatusKey,
  type BookingStyle,
  bookingStatus,
  isBookingStatusCode,
} from './status.ts'
export { canChat, detailLink, showsAdminContact, showsDriverPhoto } from './visibility.ts'
