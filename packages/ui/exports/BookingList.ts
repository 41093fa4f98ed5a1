export {
  type BookingEvent,
  BookingList,
  type BookingListProps,
} from '../src/widgets/BookingList/BookingList.tsx'
export type { BookingListFilters } from '../src/widgets/BookingList/BookingListFilters.ts'
export { BookingListView, type BookingListViewProps } from '../src/widgets/BookingList/BookingListView.tsx'
export type { BookingListTarget } from '../src/widgets/BookingList/bookingListQuery.ts'
export type { BookingChange } from '../src/widgets/BookingList/useBookingActions.ts'
