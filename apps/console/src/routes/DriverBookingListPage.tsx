import { useText } from '@fleetgis/ui'
import { BookingList } from '@fleetgis/ui/BookingList'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../routes.ts'
import { WebViewFrame } from '../WebViewFrame.tsx'

/** `/driver-booking-list` (ROUTE-14, BKG-01). */
export default function DriverBookingListPage({ query }: PageProps) {
  const { config } = useConsole()
  const t = useText()
  return (
    <WebViewFrame title={t('page.bookings')}>
      <BookingList
        audience="driver"
        userId={query.text('driverid') ?? ''}
        groupId={query.text('domainid') ?? ''}
        appId={query.text('appid')}
        imageHosts={config.imageHosts}
      />
    </WebViewFrame>
  )
}
