// The rules that every screen shares: one function each, with its words and types. Everything of a single area
// (entities, machines, forms, parameters, messages) is on that area's import path: `@fleetgis/domain/bookings`.
export { decodeBase64, encodeBase64 } from './auth/index.ts'
export {
  type BookingAction,
  type BookingActionOffer,
  type BookingAudience,
  type BookingFilterOption,
  type BookingStatus,
  type BookingStatusCode,
  type BookingStatusKey,
  type BookingStyle,
  bookingActions,
  bookingStatus,
  canChat,
  statusesFor,
} from './bookings/index.ts'
export { chatMessageError } from './chat/index.ts'
export {
  type DurationWords,
  englishFormatWords,
  type FormatWords,
  formatAmount,
  formatAssignDistance,
  formatDate,
  formatDateTime,
  formatDistanceKm,
  formatDuration,
  formatPaymentAmount,
  formatTimeAgo,
  formatTransactionDate,
  formatTripCode,
  type StampWords,
  type TimeAgoContext,
  type TimeAgoWords,
  type TripCodeParts,
} from './format/index.ts'
export {
  DEFAULT_LANGUAGE,
  DEFAULT_THEME,
  type Language,
  languageOf,
  type Theme,
  themeOf,
} from './i18n/index.ts'
export {
  CITIES,
  type City,
  carIconSize,
  type DriverMarker,
  driverMarker,
  type IconSize,
  type LatLng,
  type LineColour,
  type MarkerColour,
  type TripLayer,
  type TripLine,
  type TripLineOptions,
  tripLine,
} from './map/index.ts'
export { maskEmail, maskPhone } from './mask/index.ts'
export {
  checkPageItems,
  locationPageItems,
  PAGE_SIZES,
  type PageItem,
  totalPages,
  unknownPageItems,
} from './paging/index.ts'
export {
  findRedirectUrl,
  parseCompactStamp,
  parsePaymentPrice,
  type RedirectOptions,
} from './payments/index.ts'
export {
  type ConsolePeriod,
  consolePeriodRange,
  correctRange,
  type DateRange,
  fleetToday,
  type Period,
  periodRange,
} from './period/index.ts'
export { reorderVehicle, routePath } from './trips/index.ts'
