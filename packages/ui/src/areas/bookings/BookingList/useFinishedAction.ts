import {
  type Booking,
  type BookingAction,
  bookingStatus,
  bookingWordKey,
  moveBooking,
} from '@fleetgis/domain/bookings'
import { DRIVER_ACTION_MESSAGE, HOST_MESSAGE } from '@fleetgis/domain/host'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useState } from 'react'
import { callApp } from '../../../callApp.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { useHost } from '../../../provider/useHost.ts'
import { useToast } from '../../../provider/useToast.ts'
import { bookingsWords } from '../words.ts'
import type { BookingChange } from './BookingChange.ts'
import type { BookingListTarget } from './bookingListQuery.ts'
import { showStatus } from './showStatus.ts'

/** What an action needs to know of its booking. */
export type ActedBooking = Pick<Booking, 'key' | 'id' | 'status'>

export interface FinishOptions {
  target: BookingListTarget
  /** Resolves with the list refetched after an action; undefined after a failure. */
  refresh: () => Promise<readonly Booking[] | undefined>
  onChanged: ((change: BookingChange) => void) | undefined
}

/** Reports an action that succeeded: on the page, to the app, and to the host app. */
export function useFinishedAction(latest: RefObject<FinishOptions>) {
  const t = useText(bookingsWords)
  const host = useHost()
  const toast = useToast()
  const queries = useQueryClient()
  const [announcement, setAnnouncement] = useState<string>()
  const [last, setLast] = useState<BookingChange>()

  /**
   * Notifies the host app (HOST-02 to HOST-05) and refetches the list (BKS-32, BKS-34), which has the new status at once:
   * a failed refetch must not offer the action again.
   */
  const finish = useCallback(
    async (booking: ActedBooking, action: BookingAction) => {
      const { key: bookingKey, id, status: from } = booking
      const { target, onChanged } = latest.current
      const status = moveBooking(target.audience, from, action)
      const words =
        status &&
        t('bookingList.changed', {
          id,
          status: t(`booking.status.${bookingWordKey(bookingStatus(status).key, target.audience)}`),
        })
      if (status !== undefined) {
        showStatus(queries, booking, status)
        setAnnouncement(words)
        setLast({ bookingKey, action, status })
        callApp(() => onChanged?.({ bookingKey, action, status }))
      }
      if (target.audience === 'driver' && action in DRIVER_ACTION_MESSAGE)
        host.send(DRIVER_ACTION_MESSAGE[action as keyof typeof DRIVER_ACTION_MESSAGE])
      const rows = await latest.current.refresh()
      // The booking has left the list, or the list is out of date: its card may not be there to say it.
      if (words && !rows?.some(({ key }) => key === bookingKey)) toast(words, 'success')
      // CF-113: the admin's list only, after its refetch.
      if (target.audience === 'admin' && rows) host.send(HOST_MESSAGE.bookingsRefreshed)
    },
    [latest, host, toast, queries, t],
  )

  return {
    announcement,
    /** The last action that succeeded, until `clear`. */
    last,
    clear: () => setLast(undefined),
    finish,
  }
}
