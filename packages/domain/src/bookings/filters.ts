import type { DateRange } from '../period/period.ts'
import { type BookingAudience, isBookingAudience } from './audience.ts'
import type { BookingStatusCode } from './status.ts'

/** What a status filter can be set to, over all audiences. */
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

/** The options that each audience is offered, in order. BKS-18, BKS-19, BKS-20, CF-40. */
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
 * What All stands for. Written down as given, gaps and all: no list shows 4, the passenger's misses 8, the admin's 6
 * and 8. BKS-21, BKS-22, BKS-23, CF-39.
 */
const ALL: Readonly<Record<BookingAudience, readonly BookingStatusCode[]>> = {
  driver: [1, 2, 3, 5, 6, 7, 8, 9, 10],
  passenger: [1, 2, 3, 5, 6, 7, 9, 10, 13, 400],
  admin: [1, 2, 3, 5, 7, 9, 10, 11, 12, 13, 400],
}

/** What every other option stands for, in every list. BKS-24, BKS-25, BKS-26. */
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

/**
 * The statuses that a list asks for. An option that does not exist counts as All; an audience that does not exist
 * asks for none. BKS-18 to BKS-26, CF-39, CF-110.
 */
export function statusesFor(audience: BookingAudience, option: BookingFilterOption): BookingStatusCode[] {
  if (!isBookingAudience(audience)) return []
  return [...(SENT.get(option) ?? ALL[audience])]
}

/** What a booking list is asked for, beside who asks. BKG-27. */
export interface BookingFilters {
  /** Both yyyy-mm-dd. DATE-04. */
  readonly fromDate: string
  readonly toDate: string
  readonly statuses: readonly BookingStatusCode[]
  /** Only the passenger list sends one, and sends it empty. BKG-30, CF-72. */
  readonly search?: ''
}

/** The filters of a list out of what its filter bar is set to. BKG-04, BKG-27, BKG-30. */
export function bookingFilters(
  audience: BookingAudience,
  option: BookingFilterOption,
  { start, end }: DateRange,
): BookingFilters {
  const filters = { fromDate: start, toDate: end, statuses: statusesFor(audience, option) }
  return audience === 'passenger' ? { ...filters, search: '' } : filters
}
