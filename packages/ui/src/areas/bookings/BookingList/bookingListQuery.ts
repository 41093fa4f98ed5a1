import { type FleetClient, pollEvery } from '@fleetgis/api'
import { adminBookingsQuery, driverBookingsQuery, passengerBookingsQuery } from '@fleetgis/api/bookings'
import {
  attentionFilters,
  type Booking,
  type BookingAudience,
  type BookingDriver,
  type BookingFilters,
  canAutoRefresh,
  isHeldBack,
  type RefreshContext,
} from '@fleetgis/domain/bookings'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import type { InfiniteData, QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query'

/** The list's owner, which selects the call. */
export type BookingListTarget = Audience &
  (
    | {
        readonly audience: 'driver'
        /** Of a driver: the key, `driverid` in the page's query. */
        readonly userId: string
        /** Of a driver: the group of the bookings, `domainid` in the page's query. */
        readonly groupId: string
      }
    | {
        readonly audience: 'passenger'
        /** Of a passenger: the key, `passengerid` in the page's query. */
        readonly userId: string
        /** Of a passenger: no call needs it. */
        readonly groupId?: string | undefined
      }
    | {
        readonly audience: 'admin'
        /** Of an admin: the key, `driverid` in the page's query. */
        readonly userId: string
        /** Of an admin: the group whose bookings are listed, `domainid` in the page's query. */
        readonly groupId: string
      }
  )

interface Audience {
  /** Who reads the list: a driver (EP-K01), a passenger (EP-K02), or an admin of the group (EP-K03). */
  readonly audience: BookingAudience
}

/** A page of any of the lists. */
export interface BookingPage {
  readonly bookings: readonly Booking[]
  readonly total: number
  /** On the driver's list only (BKG-24). */
  readonly driver?: BookingDriver
}

export type BookingListQuery = UseInfiniteQueryOptions<
  BookingPage,
  Error,
  InfiniteData<BookingPage, number>,
  QueryKey,
  number
>

/** The infinite query for a target; `size` replaces its page size. BKG-05, BKG-21, BKG-24, BKG-25, BKG-26. */
export function bookingListQuery(
  client: FleetClient,
  target: BookingListTarget,
  filters: BookingFilters,
  size?: number,
): BookingListQuery {
  // The pages of the three calls share the fields used here.
  return callOf(client, target, filters, size) as unknown as BookingListQuery
}

/** What needs attention first, as a query of one page: the same call as the list's. CF-165. */
export function attentionQuery(
  client: FleetClient,
  target: BookingListTarget,
  today: string,
): BookingListQuery {
  const { audience } = target
  const size = audience === 'admin' ? PAGE_SIZES.waitingBookings : PAGE_SIZES.ridesUnderWay
  return bookingListQuery(client, target, attentionFilters(audience, today), size)
}

function callOf(client: FleetClient, target: BookingListTarget, filters: BookingFilters, size?: number) {
  const { audience, userId } = target
  if (audience === 'passenger')
    return passengerBookingsQuery(client, { passengerId: userId, ...filters }, size)
  const input = { driverId: userId, groupId: target.groupId, ...filters }
  return audience === 'driver'
    ? driverBookingsQuery(client, input, size)
    : adminBookingsQuery(client, input, size)
}

/** A refetch that joins the request in flight: after an action the mutation has already started it. */
export const JOINED = { cancelRefetch: false } as const

/**
 * When an open list refetches: at an interval and on focus, unless paused. A failed one asks again by itself even
 * without Auto refresh, but not below an overlay nor during a request. BKG-11, CF-103.
 */
export function bookingListPolling(interval: number, context: RefreshContext) {
  if (canAutoRefresh(context)) return pollEvery(interval)
  return {
    refetchInterval: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { staysFailed: isHeldBack(context) },
  } as const
}
