export { CheckInList, type CheckInListProps } from '../src/areas/staff/CheckInList/CheckInList.tsx'
export {
  CheckInListView,
  type CheckInListViewProps,
} from '../src/areas/staff/CheckInList/CheckInListView.tsx'
export { CHECK_IN_FILTERS, type CheckInFilters } from '../src/areas/staff/CheckInList/checkInFilters.ts'
