import { BookingList } from '@fleetgis/ui/BookingList'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import type { driverBookings } from '../routes.ts'

/** `/driver-booking-list` (ROUTE-14, BKG-01). */
export default function DriverBookingListPage({ parameters }: PageProps<typeof driverBookings>) {
  const { driverid, domainid, appid } = parameters
  const { imageHosts, navigation } = useConsole().config
  return (
    <BookingList
      audience="driver"
      userId={driverid}
      groupId={domainid}
      appId={appid}
      imageHosts={imageHosts}
      navigation={navigation}
    />
  )
}
