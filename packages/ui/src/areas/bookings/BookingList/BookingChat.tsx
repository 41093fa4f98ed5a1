import type { BookingAudience } from '@fleetgis/domain/bookings'
import type { ChatScreen } from '@fleetgis/domain/chat'
import { ChatSheet } from '../../chat/index.ts'
import type { BookingOverlayProps } from './BookingOverlayProps.ts'

export type BookingChatProps = Pick<
  BookingOverlayProps,
  'target' | 'appId' | 'booking' | 'imageHosts' | 'chatPollMs' | 'onClose'
>

/** The chat's context for each audience, which sets its page size. CF-34. */
const SCREENS: Readonly<Record<BookingAudience, ChatScreen>> = {
  driver: 'driverBooking',
  passenger: 'passengerBooking',
  admin: 'operator',
}

/** The chat about a booking over the list: back arrow, the other party's name, the booking's id. BKG-18, CHAT-11. */
export function BookingChat({ target, appId, booking, imageHosts, chatPollMs, onClose }: BookingChatProps) {
  const { audience, userId } = target
  return (
    <ChatSheet
      chat={{ appId, userId, bookingKey: booking.key, screen: SCREENS[audience], pollMs: chatPollMs }}
      name={audience === 'passenger' ? booking.driverName : booking.passengerName}
      bookingId={booking.id}
      isOperator={audience === 'admin'}
      imageHosts={imageHosts}
      onClose={onClose}
    />
  )
}
