import { BOOKING_REFRESH_MS, type Booking, type BookingAction } from '@fleetgis/domain/bookings'
import { DRIVER_LIST_ROUTE } from '@fleetgis/domain/permission'
import { useMemo, useState } from 'react'
import { useOverlay } from '../../../primitives/overlays/useOverlay.ts'
import { useChime } from '../../../primitives/sound/SoundSwitch.tsx'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { useToast } from '../../../provider/useToast.ts'
import { useRoutePermission } from '../../../remote/calls/useRoutePermission.ts'
import { blockedText } from '../../../remote/live/blockedText.ts'
import { useLive } from '../../../remote/live/useLive.ts'
import type { BookingCardProps } from '../BookingCard/BookingCard.tsx'
import type { OpenOverlay } from '../BookingList/BookingOverlayProps.ts'
import { useBookingActions } from '../BookingList/useBookingActions.ts'
import { bookingsWords } from '../words.ts'
import type { DispatchBoardProps } from './DispatchBoardProps.ts'
import { useWaitingBookings } from './useWaitingBookings.ts'

interface BoardOptions extends DispatchBoardProps {
  groupId: string
  isWide: boolean
}

/** The waiting bookings of a group, the open one, and what can be done with them. Source: CF-185. */
export function useDispatchBoard({ isWide, ...props }: BoardOptions) {
  const { userId, groupId, imageHosts, refresh: interval = BOOKING_REFRESH_MS } = props
  const t = useText(bookingsWords)
  const toast = useToast()
  const chime = useChime()
  const rights = useRoutePermission(DRIVER_LIST_ROUTE)
  const canAct = rights.permission.canEdit
  const target = useMemo(() => ({ audience: 'admin', userId, groupId }) as const, [userId, groupId])
  const [opened, setOpened] = useState<Booking>()
  const [overlay, setOverlay] = useState<OpenOverlay>()
  const [isLocked, setLocked] = useState(false)
  const waiting = useWaitingBookings({
    userId,
    groupId,
    interval,
    isCovered: overlay !== undefined || isLocked,
    onArrival(arrived) {
      chime()
      toast(t('dispatch.arrived', { count: arrived.length, id: arrived[0]?.id ?? '' }), 'info')
    },
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
  // Back closes the open booking (CF-169).
  useOverlay(isWide && opened !== undefined, () => {
    if (isLocked) return false
    setOpened(undefined)
    return true
  })

  const inList = opened && bookings?.find(({ key }) => key === opened.key)
  const openOverlay = (kind: OpenOverlay['kind']) => (event: { bookingKey: string }) => {
    const booking = bookings?.find(({ key }) => key === event.bookingKey) ?? opened
    if (booking) setOverlay({ kind, booking })
  }
  const openDetail = useLatestCallback(openOverlay('detail'))
  const act = useLatestCallback((event: { bookingKey: string; action: BookingAction }) => {
    if (event.action === 'cancel' || event.action === 'assign') openOverlay(event.action)(event)
  })
  /** While a driver is being assigned, no other booking opens. */
  const show = useLatestCallback((booking: Booking) => {
    if (!isLocked) setOpened(booking)
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
    isChecking: waiting.isFetching,
    imageHosts,
  })

  return {
    waiting,
    live,
    rights,
    canAct,
    target,
    actions,
    /** The open booking as it is in the list now, else as it was. */
    open: inList ?? opened,
    /** Whether it has left the list. */
    isGone: inList === undefined && bookings !== undefined,
    show,
    close: () => setOpened(undefined),
    isLocked,
    setLocked,
    overlay,
    closeOverlay: () => setOverlay(undefined),
    cardOf,
  }
}
