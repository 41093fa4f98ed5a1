import { useCallback, useState } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useLive } from '../../../remote/live/useLive.ts'
import type { BookingListTarget } from './bookingListQuery.ts'
import { useAttention } from './useAttention.ts'
import { type BookingListOptions, useBookingList } from './useBookingList.ts'

interface LiveBookingsOptions extends Pick<BookingListOptions, 'filters' | 'round' | 'interval'> {
  /** Something covers the list: refetching pauses (CF-103). */
  isCovered: boolean
}

/** The list of bookings and what needs attention, refetched together at an interval unless that is switched off. */
export function useLiveBookings(target: BookingListTarget, { isCovered, ...asked }: LiveBookingsOptions) {
  // On initially (BKG-10).
  const [isAutoRefreshing, setAutoRefreshing] = useState(true)
  const list = useBookingList(target, { ...asked, isAutoRefreshing, isOverlayOpen: isCovered })
  const attention = useAttention(target, list, asked.interval)
  const live = useLive([list.remote, attention.remote], { isPaused: !isAutoRefreshing })
  const { refresh: refreshList } = list
  const { refresh: refreshAttention } = attention
  /** Refetches both, so that a card has its place before the focus returns to it. */
  const refresh = useCallback(async () => {
    const [rows] = await Promise.all([refreshList(), refreshAttention()])
    return rows
  }, [refreshList, refreshAttention])
  /** The same for Go and Try again, which cancel a request in flight (BKG-04). Kept between renders: it is a prop of cards. */
  const reload = useLatestCallback(() => {
    list.reload()
    attention.reload()
  })
  return {
    list,
    attention,
    live,
    refresh,
    reload,
    isAutoRefreshing,
    onAutoRefreshChange: (event: { isAutoRefreshing: boolean }) => setAutoRefreshing(event.isAutoRefreshing),
  }
}
