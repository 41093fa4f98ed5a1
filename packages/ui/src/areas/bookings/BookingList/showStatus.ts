import { adminBookings, driverBookings, passengerBookings } from '@fleetgis/api/bookings'
import type { Booking, BookingStatusCode } from '@fleetgis/domain/bookings'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { BookingPage } from './bookingListQuery.ts'

type KeptStatus = Pick<Booking, 'key' | 'status'>

const LISTS: readonly unknown[] = [driverBookings.id, passengerBookings.id, adminBookings.id]

/**
 * Gives a booking the status that its action has set, in every loaded list that still has its status before. The lists
 * keep their age and their failure; the next answer of a list replaces it.
 */
export function showStatus(
  queries: QueryClient,
  { key, status: before }: KeptStatus,
  status: BookingStatusCode,
) {
  const isMoved = (row: KeptStatus) => row.key === key && row.status === before
  for (const query of queries
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => LISTS.includes(queryKey[0]) })) {
    const data = query.state.data as InfiniteData<BookingPage> | undefined
    if (!data?.pages.some(({ bookings }) => bookings.some(isMoved))) continue
    const pages = data.pages.map((page) =>
      // Other pages stay as they are: a page keeps the number of its rows as sent.
      page.bookings.some(isMoved)
        ? { ...page, bookings: page.bookings.map((row) => (isMoved(row) ? { ...row, status } : row)) }
        : page,
    )
    query.setState({ data: { ...data, pages } })
  }
}
