import { useText } from '@fleetgis/ui'
import { BookingList } from '@fleetgis/ui/BookingList'
import type { ComponentProps } from 'react'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../routes.ts'
import { WebViewFrame } from '../WebViewFrame.tsx'
import { consoleWords } from '../words.ts'

/** `/driver-booking-list` (ROUTE-14, BKG-01). */
export function DriverBookingListPage({ query }: PageProps) {
  return (
    <BookingPage
      audience="driver"
      userId={query.text('driverid') ?? ''}
      groupId={query.text('domainid') ?? ''}
      appId={query.text('appid')}
    />
  )
}

/** `/passenger-booking-list` (ROUTE-14, BKG-02). */
export function PassengerBookingListPage({ query }: PageProps) {
  return (
    <BookingPage
      audience="passenger"
      userId={query.text('passengerid') ?? ''}
      groupId={query.text('groupid')}
      appId={query.text('appid')}
    />
  )
}

/** `/admin-booking-list` (ROUTE-14, BKG-03). */
export function AdminBookingListPage({ query }: PageProps) {
  return (
    <BookingPage
      audience="admin"
      userId={query.text('driverid') ?? ''}
      groupId={query.text('domainid') ?? ''}
      appId={query.text('appid')}
    />
  )
}

function BookingPage(list: ComponentProps<typeof BookingList>) {
  const { config } = useConsole()
  const t = useText(consoleWords)
  return (
    <WebViewFrame title={t('page.bookings')}>
      <BookingList {...list} imageHosts={config.imageHosts} />
    </WebViewFrame>
  )
}
