import type { DateRange } from '../period/period.ts'
import { type BookingAudience, isBookingAudience } from './audience.ts'
import type { BookingStatusCode } from './status.ts'

/** The options of the status filters of all audiences. */
export type BookingFilterOption =
  | 'all'
  | 'pending'
  | 'assigned'
  | 'arrived'
  | 'complete'
  | 'cancelled'
  | 'onTheWay'
  | 'reassigned'
  | 'processing'
  | 'expired'

/** The filter options of each audience, in order. BKS-18, BKS-19, BKS-20. */
export const FILTER_OPTIONS: Readonly<Record<BookingAudience, readonly BookingFilterOption[]>> = {
  driver: ['all', 'pending', 'assigned', 'arrived', 'complete', 'cancelled', 'onTheWay'],
  passenger: ['all', 'pending', 'assigned', 'arrived', 'complete', 'expired'],
  admin: [
    'all',
    'pending',
    'assigned',
    'arrived',
    'complete',
    'cancelled',
    'reassigned',
    'processing',
    'expired',
  ],
}

/**
 * The statuses of All, exactly as documented, with gaps: no list shows 4, the passenger's has no 8, the admin's no 6
 * and 8. CF-39.
 */
const ALL: Readonly<Record<BookingAudience, readonly BookingStatusCode[]>> = {
  driver: [1, 2, 3, 5, 6, 7, 8, 9, 10],
  passenger: [1, 2, 3, 5, 6, 7, 9, 10, 13, 400],
  admin: [1, 2, 3, 5, 7, 9, 10, 11, 12, 13, 400],
}

/** The statuses of the other options, in every list. BKS-24, BKS-25, BKS-26. */
const SENT: ReadonlyMap<unknown, readonly BookingStatusCode[]> = new Map(
  Object.entries({
    pending: [1],
    assigned: [2],
    arrived: [3],
    complete: [5, 9, 10],
    cancelled: [6, 7, 13],
    onTheWay: [8],
    reassigned: [11],
    processing: [12],
    expired: [400],
  } satisfies Record<Exclude<BookingFilterOption, 'all'>, BookingStatusCode[]>),
)

/** The statuses in a list request. An unknown option counts as All; an unknown audience has none. CF-110. */
export function statusesFor(audience: BookingAudience, option: BookingFilterOption): BookingStatusCode[] {
  if (!isBookingAudience(audience)) return []
  return [...(SENT.get(option) ?? ALL[audience])]
}

/** The filters of a list request. BKG-27. */
export interface BookingFilters {
  /** Both yyyy-mm-dd. DATE-04. */
  readonly fromDate: string
  readonly toDate: string
  readonly statuses: readonly BookingStatusCode[]
  /** Only the passenger list sends this field, always empty. CF-72. */
  readonly search?: ''
}

/** The filters of a list request from the values of its filter bar. BKG-27. */
export function bookingFilters(
  audience: BookingAudience,
  option: BookingFilterOption,
  { start, end }: DateRange,
): BookingFilters {
  const filters = { fromDate: start, toDate: end, statuses: statusesFor(audience, option) }
  return audience === 'passenger' ? { ...filters, search: '' } : filters
}
