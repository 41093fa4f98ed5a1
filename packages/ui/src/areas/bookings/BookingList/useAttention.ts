import {
  type Booking,
  underWayFirst,
  type WaitingLimit,
  waitingOver,
  withoutPinned,
} from '@fleetgis/domain/bookings'
import { useCallback, useMemo, useState } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useEachSecond } from '../../../provider/useEachSecond.ts'
import { useToday } from '../../../provider/useToday.ts'
import { totalOf, useRemoteList } from '../../../remote/lists/useRemoteList.ts'
import { attentionQuery, type BookingListTarget, JOINED } from './bookingListQuery.ts'
import { keyOfBooking } from './keyOfBooking.ts'
import { rowsOfPage, type useBookingList } from './useBookingList.ts'
import { useKeptAtMidnight } from './useKeptAtMidnight.ts'
import { usePolledBookings } from './usePolledBookings.ts'
import type { WaitingStripProps } from './WaitingStrip.tsx'

const NONE: readonly Booking[] = []

/**
 * What needs attention first, refetched with the list: rides under way, pinned above it, or for an admin the bookings
 * that wait for a driver, counted and as a filter. CF-165.
 */
export function useAttention(
  target: BookingListTarget,
  list: ReturnType<typeof useBookingList>,
  interval: number,
) {
  const { client, clock } = useFleet()
  const today = useToday()
  const [limit, setLimit] = useState<WaitingLimit>()
  const options = attentionQuery(client, target, today)
  useKeptAtMidnight(options.queryKey, today)
  const query = usePolledBookings(options, { interval, context: list.context })
  const remote = useRemoteList(query, { rowsOf: rowsOfPage, keyOf: keyOfBooking })
  const { data, failure } = remote
  const { refetch } = query
  const refresh = useCallback(() => refetch(JOINED), [refetch])

  const isAdmin = target.audience === 'admin'
  const rows = data ?? NONE
  const pinned = isAdmin ? NONE : data
  // A booking passes the limit while the list is open.
  useEachSecond((now) => limit && waitingOver(rows, limit, now).length)
  const shown = data && limit && waitingOver(data, limit, clock.now())
  // The first rows wait for the pinned ones, so that no booking moves between the two; and for those that a filter shows.
  const isReady = (isAdmin && !limit) || data !== undefined || failure !== undefined
  const { bookings } = list
  const others = useMemo(
    () => bookings && underWayFirst(target.audience, withoutPinned(bookings, pinned ?? NONE)),
    [target.audience, bookings, pinned],
  )
  const loaded = shown ?? others
  const waiting: WaitingStripProps | undefined =
    isAdmin && data
      ? { bookings: data, total: totalOf(query.data), limit, onLimitChange: setLimit }
      : undefined
  return {
    /** All rows of the two queries. */
    all: list.bookings ? [...rows, ...list.bookings] : rows,
    remote,
    refresh,
    /** Refetches, and cancels a request in flight. */
    reload: useCallback(() => void refetch(), [refetch]),
    clear: useCallback(() => setLimit(undefined), []),
    isReady,
    /** Props of the view. */
    view: {
      pinned,
      waiting,
      bookings: isReady ? loaded : undefined,
      total: shown ? shown.length : list.total - (list.bookings?.length ?? 0) + (others?.length ?? 0),
      hasMore: shown === undefined && list.hasMore,
    },
  }
}
