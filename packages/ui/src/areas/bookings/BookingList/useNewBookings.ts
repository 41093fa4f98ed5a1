import { type Booking, newBookings } from '@fleetgis/domain/bookings'
import { useEffect, useRef } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { keyOfBooking } from './useBookingList.ts'

interface NewBookingsOptions {
  /** The loaded rows of the list; undefined before its first answer, and after other filters were chosen. */
  bookings: readonly Booking[] | undefined
  /** The list has more rows than are loaded. */
  hasMore: boolean
  /** The rides under way above it. */
  pinned: readonly Booking[]
  /** Changes with the filters: the first answer of other filters has nothing new. */
  round: number
  /** Bookings have come since the last answer. */
  onArrival: (bookings: readonly Booking[]) => void
}

/** Notices each new booking of an open list once, also one that was assigned to the driver. CF-188. */
export function useNewBookings({ bookings, hasMore, pinned, round, onArrival }: NewBookingsOptions) {
  const onNew = useLatestCallback(onArrival)
  const last = useRef<{ round: number; known: ReadonlySet<string>; isWhole: boolean }>(undefined)
  useEffect(() => {
    if (!bookings) return
    const before = last.current
    const known = new Set(before?.known)
    for (const booking of [...bookings, ...pinned]) known.add(keyOfBooking(booking))
    last.current = { round, known, isWhole: !hasMore }
    if (before?.round !== round) return
    const inList = newBookings(bookings, before.known, before.isWhole)
    const others = newBookings(pinned, new Set([...before.known, ...bookings.map(keyOfBooking)]), true)
    if (inList.length + others.length > 0) onNew([...inList, ...others])
  }, [bookings, hasMore, pinned, round, onNew])
}
