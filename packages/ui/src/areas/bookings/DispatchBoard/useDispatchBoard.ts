import { BOOKING_REFRESH_MS, type Booking, type BookingAction } from '@fleetgis/domain/bookings'
import { DRIVER_LIST_ROUTE } from '@fleetgis/domain/permission'
import { useMemo, useState } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { useRoutePermission } from '../../../remote/calls/useRoutePermission.ts'
import { blockedText } from '../../../remote/live/blockedText.ts'
import { useLive } from '../../../remote/live/useLive.ts'
import type { BookingCardProps } from '../BookingCard/BookingCard.tsx'
import type { OpenOverlay } from '../BookingList/BookingOverlayProps.ts'
import { useArrivalNotice } from '../BookingList/useArrivalNotice.ts'
import { useBookingActions } from '../BookingList/useBookingActions.ts'
import { useOpenBooking } from '../BookingList/useOpenBooking.ts'
import { bookingsWords } from '../words.ts'
import type { DispatchBoardProps } from './DispatchBoardProps.ts'
import { useWaitingBookings } from './useWaitingBookings.ts'

const NONE: readonly Booking[] = []

interface BoardOptions extends DispatchBoardProps {
  groupId: string
  isWide: boolean
}

/** The waiting bookings of a group, the open one, and what can be done with them. Source: CF-185. */
export function useDispatchBoard({ isWide, ...props }: BoardOptions) {
  const { userId, groupId, imageHosts, refresh: interval = BOOKING_REFRESH_MS } = props
  const t = useText(bookingsWords)
  const rights = useRoutePermission(DRIVER_LIST_ROUTE)
  const canAct = rights.permission.canEdit
  const target = useMemo(() => ({ audience: 'admin', userId, groupId }) as const, [userId, groupId])
  const [overlay, setOverlay] = useState<OpenOverlay>()
  const [isLocked, setLocked] = useState(false)
  const waiting = useWaitingBookings({
    userId,
    groupId,
    interval,
    isCovered: overlay !== undefined || isLocked,
    onArrival: useArrivalNotice(),
  })
  const { bookings } = waiting
  const live = useLive(waiting)
  const blocked = blockedText(live, t)
  const actions = useBookingActions({
    target,
    bookings,
    all: bookings,
    updatedAt: waiting.updatedAt,
    blocked,
    refresh: waiting.refresh,
    onChanged: props.onChanged,
  })
  // While a driver is being assigned, no other booking opens.
  const opened = useOpenBooking(isWide, bookings, bookings ?? NONE, isLocked)

  const openOverlay = (kind: OpenOverlay['kind']) => (event: { bookingKey: string }) => {
    const booking = opened.known.find(({ key }) => key === event.bookingKey)
    if (booking) setOverlay({ kind, booking })
  }
  const openDetail = useLatestCallback(openOverlay('detail'))
  const act = useLatestCallback((event: { bookingKey: string; action: BookingAction }) => {
    if (event.action === 'cancel' || event.action === 'assign') openOverlay(event.action)(event)
  })

  const cardOf = ({ key }: Booking): Omit<BookingCardProps, 'booking' | 'audience'> => ({
    onAction: canAct ? act : undefined,
    onOpenDetail: openDetail,
    onCheck: waiting.retry,
    running: actions.running?.bookingKey === key ? actions.running.action : undefined,
    outcomeUnknown: actions.outcomeUnknown.get(key),
    // Assign makes its call in its own panel (BKS-33).
    isLocked: isLocked || actions.running !== undefined,
    blocked,
    done: actions.done?.bookingKey === key ? actions.done.action : undefined,
    isChecking: waiting.isFetching && actions.outcomeUnknown.has(key),
    imageHosts,
  })

  return {
    waiting,
    live,
    rights,
    canAct,
    target,
    actions,
    opened,
    show: useLatestCallback(opened.open),
    isLocked,
    setLocked,
    overlay,
    closeOverlay: () => setOverlay(undefined),
    cardOf,
  }
}
