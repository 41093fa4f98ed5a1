import { type Booking, newBookings } from '@fleetgis/domain/bookings'
import { useEffect, useRef } from 'react'
import { useChime } from '../../../primitives/sound/SoundSwitch.tsx'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { useToast } from '../../../provider/useToast.ts'
import { bookingsWords } from '../words.ts'
import { keyOfBooking } from './keyOfBooking.ts'

interface NewBookingsProps {
  /** The loaded rows of the list; undefined before its first answer, and after other filters were chosen. */
  bookings: readonly Booking[] | undefined
  /** The list has more rows than are loaded. */
  hasNextPage: boolean
  /** The rides under way above it. */
  pinned: readonly Booking[]
  /** Changes with the filters: the first answer of other filters has nothing new. */
  round: number
}

/**
 * Shows a toast for new bookings of an open list, each once, also for one that was assigned to the driver; with the switch
 * on it rings and vibrates. A component of its own: the switch then rerenders no list. CF-188.
 */
export function NewBookings({ bookings, hasNextPage, pinned, round }: NewBookingsProps) {
  const t = useText(bookingsWords)
  const toast = useToast()
  const chime = useChime({ vibrates: true })
  const onNew = useLatestCallback((arrived: readonly Booking[]) => {
    chime()
    toast(t('dispatch.arrived', { count: arrived.length, id: arrived[0]?.id ?? '' }), 'info')
  })
  const last = useRef<{ round: number; known: ReadonlySet<string>; isWhole: boolean }>(undefined)
  useEffect(() => {
    if (!bookings) return
    const before = last.current
    const known = new Set(before?.known)
    for (const booking of [...bookings, ...pinned]) known.add(keyOfBooking(booking))
    last.current = { round, known, isWhole: !hasNextPage }
    if (before?.round !== round) return
    const inList = newBookings(bookings, before.known, before.isWhole)
    const others = newBookings(pinned, new Set([...before.known, ...bookings.map(keyOfBooking)]), true)
    if (inList.length + others.length > 0) onNew([...inList, ...others])
  }, [bookings, hasNextPage, pinned, round, onNew])
  return null
}
