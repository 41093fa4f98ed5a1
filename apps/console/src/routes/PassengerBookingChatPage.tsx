import { ChatPanel } from '@fleetgis/ui/ChatPanel'
import type { PageProps } from '../pageProps.ts'
import type { passengerBookingChat } from '../routes.ts'
import { useChatSettings } from '../useChatSettings.ts'

/** `/passenger-booking-chat` (ROUTE-15, CHAT-10, CHAT-24). */
export default function PassengerBookingChatPage({ parameters }: PageProps<typeof passengerBookingChat>) {
  const { imageHosts, ...settings } = useChatSettings(parameters)
  return (
    <ChatPanel
      chat={{ ...settings, screen: 'passengerPage', bookingKey: parameters.bookingkey }}
      imageHosts={imageHosts}
    />
  )
}
