import { BookingList } from '@fleetgis/ui/BookingList'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import { passengerBookings } from '../routes.ts'
import { useAppId } from '../useAppId.ts'
import { useFilters } from '../useFilters.ts'

/** `/passenger-booking-list` (ROUTE-14, BKG-02). */
export default function PassengerBookingListPage({ parameters }: PageProps<typeof passengerBookings>) {
  const { passengerid, groupid } = parameters
  const { imageHosts, navigation, poll } = useConsole().config
  const [filters, setFilters] = useFilters(passengerBookings, parameters)
  return (
    <BookingList
      audience="passenger"
      userId={passengerid}
      groupId={groupid}
      filters={filters}
      onFiltersChange={setFilters}
      appId={useAppId(parameters)}
      imageHosts={imageHosts}
      navigation={navigation}
      chatPollMs={poll.chat}
    />
  )
}
