import { englishBookingWords } from '../bookings/badge.ts'
import { BOOKING_STATUS_CODES, type BookingStatusCode, bookingStatus } from '../bookings/status.ts'
import { readNumber } from '../format/readNumber.ts'

/**
 * The code of a status that a detail names by its code or by its English label; no document says which. Complete is 5,
 * the first code of three (CF-105). Undefined for any other text, which is then shown as sent. BKD-16, TRIP-09.
 */
export function detailStatus(text: string | null | undefined): BookingStatusCode | undefined {
  const word = typeof text === 'string' ? text.trim().toLowerCase() : ''
  const number = readNumber(word)
  return BOOKING_STATUS_CODES.find((code) =>
    number === undefined
      ? englishBookingWords[bookingStatus(code).key].toLowerCase() === word
      : code === number,
  )
}

/**
 * The code that a detail is shown by: what it says itself, but the code of the row that it was opened from where both
 * are called the same, as 9 and 10 are Complete too. 0, unknown, where neither says. BKD-14, BKD-15, CF-105.
 */
export function shownStatus(
  detail: { readonly currentStatus?: string | undefined } | undefined,
  row?: number,
): number {
  const own = detailStatus(detail?.currentStatus)
  if (own === undefined) return row ?? 0
  return row !== undefined && bookingStatus(row).key === bookingStatus(own).key ? row : own
}
