import { type Booking, bookingFilters } from '@fleetgis/domain/bookings'
import { rangeOf } from '@fleetgis/domain/period'
import { useCallback } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useToday } from '../../../provider/useToday.ts'
import { totalOf, useRemoteList } from '../../../remote/lists/useRemoteList.ts'
import type { BookingListFilters } from './BookingListFilters.ts'
import { type BookingListTarget, bookingListQuery } from './bookingListQuery.ts'
import { keyOfBooking } from './keyOfBooking.ts'
import { useIsActing } from './useIsActing.ts'
import { usePolledBookings } from './usePolledBookings.ts'
import { useRefresh } from './useRefresh.ts'

export interface BookingListOptions {
  filters: BookingListFilters
  /** Counts filter changes: each change starts with an empty list, even where the dates stay the same (BKS-28). */
  round: number
  /** Milliseconds between two refetches. */
  interval: number
  isAutoRefreshing: boolean
  /** Something covers the list: refetching pauses (CF-103). */
  isOverlayOpen: boolean
}

/**
 * The bookings of a list and the state of their query. Other filters start with an empty list (BKS-27, BKS-28); a
 * refetch loads all the current pages and replaces them together (PAGE-03, CF-103).
 */
export function useBookingList(
  target: BookingListTarget,
  { filters, round, interval, isAutoRefreshing, isOverlayOpen }: BookingListOptions,
) {
  const { client } = useFleet()
  const today = useToday()
  const days = rangeOf(filters.period, today)
  const isRequestRunning = useIsActing()
  const context = { isOn: isAutoRefreshing, isOverlayOpen, isRequestRunning }
  const options = bookingListQuery(client, target, bookingFilters(target.audience, filters.option, days))
  const query = usePolledBookings(
    { ...options, queryKey: [...options.queryKey, round] },
    { interval, context },
  )
  const remote = useRemoteList(query, { rowsOf: rowsOfPage, keyOf: keyOfBooking })
  const { refetch, data } = query

  return {
    ...remote,
    bookings: remote.data,
    remote,
    total: totalOf(data),
    driver: data?.pages[0]?.driver,
    updatedAt: query.dataUpdatedAt,
    /** What decides when the list refetches: `attentionQuery` refetches with it. */
    context,
    refresh: useRefresh(query),
    /** Refetches, and cancels a request in flight. */
    reload: useCallback(() => void refetch(), [refetch]),
  }
}

export const rowsOfPage = ({ bookings }: { readonly bookings: readonly Booking[] }) => bookings
