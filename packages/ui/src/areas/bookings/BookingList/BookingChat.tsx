import type { Booking, BookingAudience } from '@fleetgis/domain/bookings'
import type { ChatScreen } from '@fleetgis/domain/chat'
import { LazyModalFrame } from '../../../primitives/overlays/lazyModalFrame.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { ChatPanel } from '../../chat/index.ts'

export interface BookingChatProps {
  audience: BookingAudience
  userId: string
  appId: string
  booking: Booking
  imageHosts: readonly string[] | undefined
  onClose: () => void
}

/** The chat's context for each audience, which sets its page size. CF-34. */
const SCREENS: Readonly<Record<BookingAudience, ChatScreen>> = {
  driver: 'driverBooking',
  passenger: 'passengerBooking',
  admin: 'operator',
}

/** The chat about a booking over the list: back arrow, the other party's name, the booking's id. BKG-18, CHAT-11. */
export function BookingChat({ audience, userId, appId, booking, imageHosts, onClose }: BookingChatProps) {
  const t = useText()
  const name = audience === 'passenger' ? booking.driverName : booking.passengerName
  return (
    <LazyModalFrame title={t('bookingCard.chat')} placement="sheet" hasHead={false} onClose={onClose}>
      <ChatPanel
        chat={{ appId, userId, bookingKey: booking.key, screen: SCREENS[audience] }}
        name={name}
        bookingId={booking.id}
        isOperator={audience === 'admin'}
        imageHosts={imageHosts}
        onBack={onClose}
      />
    </LazyModalFrame>
  )
}
