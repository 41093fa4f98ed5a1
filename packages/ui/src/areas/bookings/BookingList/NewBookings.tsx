import type { Booking } from '@fleetgis/domain/bookings'
import { useEffect, useRef } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { type SeenBookings, type ShownBookings, seeBookings } from './seeBookings.ts'
import { useArrivalNotice } from './useArrivalNotice.ts'

interface NewBookingsProps extends Omit<ShownBookings, 'bookings'> {
  /** The loaded rows of the list; undefined before its first answer, and after other filters were chosen. */
  bookings: readonly Booking[] | undefined
}

/**
 * Shows a toast for new bookings of an open list, each once, also for one that was assigned to the driver; with the switch
 * on it rings and vibrates. A component of its own: the switch then rerenders no list. CF-188.
 */
export function NewBookings({ bookings, hasNextPage, pinned, round }: NewBookingsProps) {
  const onNew = useLatestCallback(useArrivalNotice({ vibrates: true }))
  const last = useRef<SeenBookings>(undefined)
  useEffect(() => {
    if (!bookings) return
    const { seen, arrived } = seeBookings(last.current, { bookings, hasNextPage, pinned, round })
    last.current = seen
    if (arrived.length > 0) onNew(arrived)
  }, [bookings, hasNextPage, pinned, round, onNew])
  return null
}
