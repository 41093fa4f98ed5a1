import { englishBookingWords } from '../bookings/badge.ts'
import { BOOKING_STATUS_CODES, type BookingStatusCode, bookingStatus } from '../bookings/status.ts'
import { readNumber } from '../format/readNumber.ts'

/**
 * The code of a detail's status, which is sent as code or as English label; the documents do not decide. Complete is 5,
 * the first code of three (CF-105). Undefined for any other text, which is shown as sent.
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
 * The code to display a detail with: its own, but the code of the row that opened it if both have the same label, as 9
 * and 10 are also Complete. 0, unknown, without either. CF-105.
 */
export function shownStatus(
  detail: { readonly currentStatus?: string | undefined } | undefined,
  row?: number,
): number {
  const own = detailStatus(detail?.currentStatus)
  if (own === undefined) return row ?? 0
  return row !== undefined && bookingStatus(row).key === bookingStatus(own).key ? row : own
}
