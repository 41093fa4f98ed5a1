import { BookingList } from '@fleetgis/ui/BookingList'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import { driverBookings } from '../routes.ts'
import { useAppId } from '../useAppId.ts'
import { useFilters } from '../useFilters.ts'

/** `/driver-booking-list` (ROUTE-14, BKG-01). */
export default function DriverBookingListPage({ parameters }: PageProps<typeof driverBookings>) {
  const { driverid, domainid } = parameters
  const { imageHosts, navigation, poll } = useConsole().config
  const [filters, setFilters] = useFilters(driverBookings, parameters)
  return (
    <BookingList
      audience="driver"
      userId={driverid}
      groupId={domainid}
      filters={filters}
      onFiltersChange={setFilters}
      appId={useAppId(parameters)}
      imageHosts={imageHosts}
      navigation={navigation}
      chatPollMs={poll.chat}
    />
  )
}
