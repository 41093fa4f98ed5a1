import { type Booking, longestWaitingFirst, newlyWaiting } from '@fleetgis/domain/bookings'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { useEffect, useMemo, useRef } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useToday } from '../../../provider/useToday.ts'
import { isNotOffered, refusalWords } from '../../../remote/failures/isNotOffered.ts'
import { totalOf, useRemoteList } from '../../../remote/lists/useRemoteList.ts'
import { attentionQuery } from '../BookingList/bookingListQuery.ts'
import { keyOfBooking } from '../BookingList/keyOfBooking.ts'
import { rowsOfPage } from '../BookingList/useBookingList.ts'
import { useIsActing } from '../BookingList/useIsActing.ts'
import { useKeptAtMidnight } from '../BookingList/useKeptAtMidnight.ts'
import { usePolledBookings } from '../BookingList/usePolledBookings.ts'
import { useRefresh } from '../BookingList/useRefresh.ts'

/** Rows that are loaded at most. CF-185. */
const LOADED_AT_MOST = PAGE_SIZES.waitingBookings

interface WaitingOptions {
  userId: string
  groupId: string
  /** Milliseconds between two refetches. */
  interval: number
  /** Something covers the list: refetching pauses (CF-103). */
  isCovered: boolean
  /** Bookings have come since the last answer. */
  onArrival: (bookings: readonly Booking[]) => void
}

/**
 * The bookings of a group that wait for a driver, of yesterday and today, the oldest first: all pages up to 300 rows,
 * refetched at an interval. A server that does not offer the call to staff is not asked again. CF-185.
 */
export function useWaitingBookings({ userId, groupId, interval, isCovered, onArrival }: WaitingOptions) {
  const { client } = useFleet()
  const today = useToday()
  const target = { audience: 'admin', userId, groupId } as const
  const options = attentionQuery(client, target, today)
  useKeptAtMidnight(options.queryKey, today)
  const query = usePolledBookings(options, {
    interval,
    context: { isOn: true, isOverlayOpen: isCovered, isRequestRunning: useIsActing() },
    isFinal: isNotOffered,
  })
  const remote = useRemoteList(query, { rowsOf: rowsOfPage, keyOf: keyOfBooking })
  const { data, hasMore, hasFailedMore, isLoadingMore, onLoadMore } = remote
  const count = data?.length ?? 0
  const wantsMore = hasMore && count < LOADED_AT_MOST
  // A server may give fewer rows than were asked for.
  useEffect(() => {
    if (wantsMore && !hasFailedMore && !isLoadingMore) onLoadMore()
  }, [wantsMore, hasFailedMore, isLoadingMore, onLoadMore])

  const bookings = useMemo(() => data && longestWaitingFirst(data), [data])
  const notifyArrival = useLatestCallback(onArrival)
  const last = useRef<{ bookings: readonly Booking[]; isWhole: boolean }>(undefined)
  const isLoaded = !wantsMore || hasFailedMore
  const isWhole = !remote.hasNextPage
  useEffect(() => {
    if (!bookings || !isLoaded) return
    const before = last.current
    last.current = { bookings, isWhole }
    const arrived = before ? newlyWaiting(bookings, before.bookings, before.isWhole) : []
    if (arrived.length > 0) notifyArrival(arrived)
  }, [bookings, isLoaded, isWhole, notifyArrival])

  return {
    ...remote,
    bookings,
    hasMore: wantsMore,
    total: totalOf(query.data),
    updatedAt: query.dataUpdatedAt,
    isNotOffered: isNotOffered(query),
    /** What the server says where it does not offer the call. */
    refusal: refusalWords(query.error),
    refresh: useRefresh(query),
  }
}
