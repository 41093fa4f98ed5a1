import { readNumber } from '../format/readNumber.ts'
import type { BookingAudience } from './audience.ts'

/** The name of a status. BKS-01 to BKS-15. */
export type BookingStatusKey =
  | 'pending'
  | 'assigned'
  | 'arrived'
  | 'start'
  | 'complete'
  | 'driverCancel'
  | 'passengerCancel'
  | 'onTheWay'
  | 'reassigned'
  | 'processing'
  | 'adminCancel'
  | 'expired'
  | 'unknown'

/** The label that a status is read by: its own key, or `cancelled`. CF-176. */
export type BookingWordKey = BookingStatusKey | 'cancelled'

/** The badge styles that exist. BKS-17. */
export type BookingStyle =
  | 'pending'
  | 'accept'
  | 'start'
  | 'arrive'
  | 'end'
  | 'dcancel'
  | 'pcancel'
  | 'expired'

/** Every known status. BKS-01 to BKS-14. */
export type BookingStatusCode = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 400

/** The key and badge style of every known status. CF-41. */
const STATUSES: Readonly<
  Record<BookingStatusCode, { readonly key: BookingStatusKey; readonly style: BookingStyle }>
> = {
  1: { key: 'pending', style: 'pending' },
  2: { key: 'assigned', style: 'accept' },
  3: { key: 'arrived', style: 'arrive' },
  4: { key: 'start', style: 'start' },
  5: { key: 'complete', style: 'end' },
  6: { key: 'driverCancel', style: 'dcancel' },
  7: { key: 'passengerCancel', style: 'pcancel' },
  8: { key: 'onTheWay', style: 'accept' },
  9: { key: 'complete', style: 'end' },
  10: { key: 'complete', style: 'end' },
  11: { key: 'reassigned', style: 'pending' },
  12: { key: 'processing', style: 'pending' },
  13: { key: 'adminCancel', style: 'dcancel' },
  400: { key: 'expired', style: 'expired' },
}

/** The code of each state; a complete booking may also have 9 or 10. BKS-01 to BKS-14. */
export const BOOKING_CODES = {
  pending: 1,
  assigned: 2,
  arrived: 3,
  start: 4,
  complete: 5,
  driverCancel: 6,
  passengerCancel: 7,
  onTheWay: 8,
  reassigned: 11,
  processing: 12,
  adminCancel: 13,
  expired: 400,
} as const satisfies Record<Exclude<BookingStatusKey, 'unknown'>, BookingStatusCode>

/** The name of a known state. */
export type BookingState = keyof typeof BOOKING_CODES

/** A status for screens. */
export interface BookingStatus {
  /** As sent; 0 if no number was sent. */
  readonly code: number
  readonly key: BookingStatusKey
  /** Undefined for an unknown status, whose badge has no style. */
  readonly style: BookingStyle | undefined
  /** Whether the detail is a receipt. BKS-16. */
  readonly isReceipt: boolean
}

/** Complete: the trip has ended and is paid. CF-105. */
const COMPLETE: ReadonlySet<number> = new Set<BookingStatusCode>([5, 9, 10])

/** Whether a value is a specified status. */
export function isBookingStatusCode(code: unknown): code is BookingStatusCode {
  return typeof code === 'number' && Object.keys(STATUSES).includes(String(code))
}

/** Every known code, lowest first. */
export const BOOKING_STATUS_CODES: readonly BookingStatusCode[] = Object.keys(STATUSES)
  .map(Number)
  .filter(isBookingStatusCode)

/** The status of a code, a number or its text; any other code is Unknown. BKS-15. */
export function bookingStatus(code: number): BookingStatus {
  const number = readNumber(code) ?? 0
  if (!isBookingStatusCode(number))
    return { code: number, key: 'unknown', style: undefined, isReceipt: false }
  return { code: number, ...STATUSES[number], isReceipt: COMPLETE.has(number) }
}

/**
 * The label of a status for an audience. A passenger's own Cancel sets 13 (CF-43), so that a passenger reads
 * "Cancelled" where everybody else reads "Admin cancel". CF-176.
 */
export function bookingWordKey(
  key: BookingStatusKey,
  audience?: BookingAudience | undefined,
): BookingWordKey {
  return key === 'adminCancel' && audience === 'passenger' ? 'cancelled' : key
}
