export type { BookingChange } from '../src/areas/bookings/BookingList/BookingChange.ts'
export {
  type BookingEvent,
  BookingList,
  type BookingListProps,
} from '../src/areas/bookings/BookingList/BookingList.tsx'
export type { BookingListFilters } from '../src/areas/bookings/BookingList/BookingListFilters.ts'
export { BookingListView } from '../src/areas/bookings/BookingList/BookingListView.tsx'
export type { BookingListViewProps } from '../src/areas/bookings/BookingList/BookingListViewProps.ts'
export type { BookingListTarget } from '../src/areas/bookings/BookingList/bookingListQuery.ts'
