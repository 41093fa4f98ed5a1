import { useText } from '@fleetgis/ui'
import { ChatPanel, type FleetChatIds } from '@fleetgis/ui/ChatPanel'
import { FullViewFrame } from '../FullViewFrame.tsx'
import type { PageProps } from '../routes.ts'
import { useChatSettings } from '../useChatSettings.ts'
import { consoleWords } from '../words.ts'

/** `/driver-booking-chat` (ROUTE-15, CHAT-01, CHAT-03). */
export function DriverBookingChatPage({ query }: PageProps) {
  return <BookingChatPage query={query} screen="driverBooking" />
}

/** `/passenger-booking-chat` (ROUTE-15, CHAT-10, CHAT-24). */
export function PassengerBookingChatPage({ query }: PageProps) {
  return <BookingChatPage query={query} screen="passengerPage" />
}

function BookingChatPage({ query, screen }: Pick<PageProps, 'query'> & Pick<FleetChatIds, 'screen'>) {
  const t = useText(consoleWords)
  const { imageHosts, ...settings } = useChatSettings(query)
  return (
    <FullViewFrame title={t('page.chat')}>
      <ChatPanel
        chat={{ ...settings, screen, bookingKey: query.text('bookingkey') ?? '' }}
        imageHosts={imageHosts}
      />
    </FullViewFrame>
  )
}
