import { isHeldBack, isRefreshDue, type RefreshContext } from '@fleetgis/domain/bookings'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { mayPass } from '../../../provider/mayPass.ts'
import { type BookingListQuery, bookingListPolling, JOINED } from './bookingListQuery.ts'

interface Polling {
  /** Milliseconds between two refetches. */
  interval: number
  /** What pauses them. */
  context: RefreshContext
  /** Whether the state of the query ends the polling. */
  isFinal?: (state: { readonly data?: unknown; readonly error: Error | null }) => boolean
}

/**
 * The query of a list, refetched at an interval unless paused. One that was held back refetches as soon as it is free, if
 * its last request failed or an interval has passed. BKG-11, CF-103, decision 60.
 */
export function usePolledBookings(
  options: BookingListQuery,
  { interval, context, isFinal = () => false }: Polling,
) {
  const polling = bookingListPolling(interval, context)
  const query = useInfiniteQuery({
    ...options,
    ...polling,
    refetchInterval: (state) => {
      const { refetchInterval } = polling
      if (isFinal(state.state)) return false
      return typeof refetchInterval === 'function' ? refetchInterval(state) : refetchInterval
    },
    // The cache drops the data of former filters, so that they start empty again (BKS-28).
    gcTime: 0,
  })

  const isHeld = isHeldBack(context)
  const catchUp = useLatestCallback(() => {
    const { error, dataUpdatedAt, isFetchNextPageError, refetch, fetchNextPage } = query
    const hasFailed = mayPass(error)
    const age = dataUpdatedAt === 0 ? undefined : Date.now() - dataUpdatedAt
    if (hasFailed && isFetchNextPageError) void fetchNextPage(JOINED)
    else if (isRefreshDue({ hasFailed, age, interval }, context)) void refetch(JOINED)
  })
  useEffect(() => {
    if (!isHeld) catchUp()
  }, [isHeld, catchUp])
  return query
}
