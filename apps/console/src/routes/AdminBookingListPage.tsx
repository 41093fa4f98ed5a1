import { BookingList } from '@fleetgis/ui/BookingList'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import { adminBookings } from '../routes.ts'
import { useAppId } from '../useAppId.ts'
import { useFilters } from '../useFilters.ts'

/** `/admin-booking-list` (ROUTE-14, BKG-03). */
export default function AdminBookingListPage({ parameters }: PageProps<typeof adminBookings>) {
  const { driverid, domainid } = parameters
  const { imageHosts, navigation, poll } = useConsole().config
  const [filters, setFilters] = useFilters(adminBookings, parameters)
  return (
    <BookingList
      audience="admin"
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
