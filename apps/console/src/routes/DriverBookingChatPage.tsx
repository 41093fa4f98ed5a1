import { ChatPanel } from '@fleetgis/ui/ChatPanel'
import type { PageProps } from '../pageProps.ts'
import type { driverBookingChat } from '../routes.ts'
import { useChatSettings } from '../useChatSettings.ts'

/** `/driver-booking-chat` (ROUTE-15, CHAT-01, CHAT-03). */
export default function DriverBookingChatPage({ parameters }: PageProps<typeof driverBookingChat>) {
  const { imageHosts, ...settings } = useChatSettings(parameters)
  return (
    <ChatPanel
      chat={{ ...settings, screen: 'driverBooking', bookingKey: parameters.bookingkey }}
      imageHosts={imageHosts}
    />
  )
}
