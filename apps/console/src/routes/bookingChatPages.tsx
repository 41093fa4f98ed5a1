import { ChatPanel, type FleetChatIds } from '@fleetgis/ui/ChatPanel'
import type { driverBookingChat } from '../addresses.ts'
import type { PageProps } from '../pageProps.ts'
import { useChatSettings } from '../useChatSettings.ts'

type Props = PageProps<typeof driverBookingChat>

/** `/driver-booking-chat` (ROUTE-15, CHAT-01, CHAT-03). */
export function DriverBookingChatPage(props: Props) {
  return <BookingChat {...props} screen="driverBooking" />
}

/** `/passenger-booking-chat` (ROUTE-15, CHAT-10, CHAT-24). */
export function PassengerBookingChatPage(props: Props) {
  return <BookingChat {...props} screen="passengerPage" />
}

function BookingChat({ parameters, screen }: Props & Pick<FleetChatIds, 'screen'>) {
  const { imageHosts, ...settings } = useChatSettings(parameters)
  return (
    <ChatPanel chat={{ ...settings, screen, bookingKey: parameters.bookingkey }} imageHosts={imageHosts} />
  )
}
