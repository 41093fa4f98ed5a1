export { CURRENCY, formatAmount, formatPaymentAmount } from './amount.ts'
export { CLOCK_TICK_MS } from './clockTick.ts'
export { formatDate, formatDateTime, formatTransactionDate } from './dates.ts'
export { type DayPeriod, dayPeriod } from './dayPeriod.ts'
export { formatDegrees } from './degrees.ts'
export { formatAssignDistance, formatDistanceKm } from './distance.ts'
export { durationSeconds, formatDuration } from './duration.ts'
export { readNumber } from './readNumber.ts'
export { readStamp, STAMP_OFFSET_MS } from './stamp.ts'
export { formatTimeAgo, type TimeAgoContext } from './timeAgo.ts'
export { formatTripCode, type TripCodeParts } from './tripCode.ts'
export {
  type DurationWords,
  englishFormatWords,
  type FormatWords,
  type StampWords,
  type TimeAgoWords,
} from './words.ts'
