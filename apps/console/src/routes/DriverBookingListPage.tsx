import { BookingList } from '@fleetgis/ui/BookingList'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import type { driverBookings } from '../routes.ts'
import { useAppId } from '../useAppId.ts'

/** `/driver-booking-list` (ROUTE-14, BKG-01). */
export default function DriverBookingListPage({ parameters }: PageProps<typeof driverBookings>) {
  const { driverid, domainid } = parameters
  const { imageHosts, navigation } = useConsole().config
  return (
    <BookingList
      audience="driver"
      userId={driverid}
      groupId={domainid}
      appId={useAppId(parameters)}
      imageHosts={imageHosts}
      navigation={navigation}
    />
  )
}
