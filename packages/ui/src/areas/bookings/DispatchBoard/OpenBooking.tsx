import { type Booking, bookingActions, bookingBadge } from '@fleetgis/domain/bookings'
import { useEffect, useRef, useState } from 'react'
import { bookingWords } from '../../../i18n/bookingWords.ts'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { lazily } from '../../../primitives/lazily.tsx'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { useSending } from '../../../provider/useUnsaved.ts'
import { AssignPanelView } from '../AssignPanel/AssignPanelView.tsx'
import { isUnderWay } from '../AssignPanel/AssignState.ts'
import type { AssignInput } from '../AssignPanel/useAssign.ts'
import { useAssignPanel } from '../AssignPanel/useAssignPanel.ts'
import { BookingCard, type BookingCardProps } from '../BookingCard/BookingCard.tsx'
import { BookingPanel } from '../BookingList/BookingPanel.tsx'
import type { BookingListTarget } from '../BookingList/bookingListQuery.ts'
import { bookingsWords } from '../words.ts'

// Lazy: only a booking that cannot be assigned now shows it.
const TripDetail = lazily(() => import('../../trips/index.ts').then((file) => file.TripDetail))

export interface OpenBookingProps {
  booking: Booking
  target: BookingListTarget & { audience: 'admin' }
  /** The user may assign and cancel. */
  canAct: boolean
  /** It does not wait any more: another user, or the passenger, was faster. */
  isGone: boolean
  /** Props of the booking's card: its actions but Assign, its chat and its detail. */
  card: Omit<BookingCardProps, 'booking' | 'audience'>
  onAssigned: () => void
  /** The outcome of the assignment is unknown. */
  onUnknown: AssignInput['onUnknown']
  /** The call that assigns it is in flight, or has ended. */
  onLock: (isLocked: boolean) => void
  isLocked: boolean
  onClose: () => void
}

/** The open booking beside the table: its actions, the drivers near its pickup on a map and in a list. CF-185. */
export function OpenBooking(props: OpenBookingProps) {
  const { booking, target, canAct, isGone, card, isLocked, onClose } = props
  const t = useText(bookingsWords)
  // A booking in Processing is in the list too, and has no action (BKS-35).
  const offers = bookingActions('admin', booking.status)
  const canAssign = canAct && !isGone && offers.some(({ action }) => action === 'assign')
  // Drivers that were offered stay: the booking may wait again, and the notice of a refused Assign is with them.
  const [hasOffered, setOffered] = useState(canAssign)
  if (canAssign && !hasOffered) setOffered(true)
  const [round, setRound] = useState(0)
  const showsDrivers = isLocked || (hasOffered && canAct && !isGone)
  return (
    <BookingPanel
      onClose={() => {
        if (!isLocked) onClose()
      }}
    >
      {isGone ? (
        <Banner tone="warning">{t('dispatch.gone')}</Banner>
      ) : (
        <BookingCard
          booking={booking}
          audience="admin"
          isBrief
          withoutAction="assign"
          {...card}
          // Without drivers its detail is below.
          onOpenDetail={showsDrivers ? card.onOpenDetail : undefined}
        />
      )}
      {showsDrivers ? (
        <Assign
          key={round}
          {...props}
          canAssign={canAssign}
          onOpenAgain={() => setRound((before) => before + 1)}
        />
      ) : (
        <TripDetail
          audience="admin"
          userId={target.userId}
          bookingKey={booking.key}
          status={booking.status}
          isGone={isGone}
          imageHosts={card.imageHosts}
        />
      )}
    </BookingPanel>
  )
}

interface AssignProps extends OpenBookingProps {
  canAssign: boolean
  /** A booking that could not be assigned any more waits again. */
  onOpenAgain: () => void
}

function Assign({ booking, target, card, canAssign, ...on }: AssignProps) {
  const { onAssigned, onUnknown, onLock, onClose } = on
  const onOpenAgain = useLatestCallback(on.onOpenAgain)
  const t = useText(bookingsWords)
  const { label } = bookingBadge(booking.status, bookingWords(t))
  const isWaiting = card.running !== undefined || card.outcomeUnknown !== undefined
  const panel = useAssignPanel({
    booking,
    groupId: target.groupId,
    userId: target.userId,
    onAssigned,
    onUnknown,
    blocked: isWaiting ? t('bookingCard.otherUnknown') : canAssign ? undefined : label,
  })
  const isLocked = isUnderWay(panel.state)
  useSending(panel.state.step === 'sending')
  useEffect(() => {
    onLock(isLocked)
    return () => onLock(false)
  }, [isLocked, onLock])
  const isOver = panel.state.step === 'gone'
  const couldAssign = useRef(canAssign)
  useEffect(() => {
    if (isOver && canAssign && !couldAssign.current) onOpenAgain()
    couldAssign.current = canAssign
  }, [isOver, canAssign, onOpenAgain])
  return (
    <div data-part="assign">
      <AssignPanelView {...panel} onClose={onClose} isFramed />
    </div>
  )
}
