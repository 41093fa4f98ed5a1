import type { Booking } from '@fleetgis/domain/bookings'
import { useState } from 'react'
import { useOverlay } from '../../../primitives/overlays/useOverlay.ts'

/**
 * The booking that is open beside the table. One that has left `all` stays open, as it was last. `bookings` is the list;
 * undefined until it has loaded. While it is locked no other opens, and Back does not close it.
 */
export function useOpenBooking(
  isTable: boolean,
  bookings: readonly Booking[] | undefined,
  all: readonly Booking[],
  isLocked = false,
) {
  const [opened, setOpened] = useState<Booking>()
  const close = () => setOpened(undefined)
  // CF-169.
  useOverlay(isTable && opened !== undefined, () => {
    if (!isLocked) close()
    return !isLocked
  })

  const inList = opened && all.find(({ key }) => key === opened.key)
  if (inList && inList !== opened) setOpened(inList)
  return {
    booking: inList ?? opened,
    /** It has left the list. */
    isGone: inList === undefined && bookings !== undefined,
    /** All bookings, and the open one. */
    known: opened && !inList ? [...all, opened] : all,
    open: (booking: Booking) => {
      if (!isLocked) setOpened(booking)
    },
    close,
  }
}
