export { CheckInList, type CheckInListProps } from '../src/areas/map/CheckInList/CheckInList.tsx'
export { CheckInListView, type CheckInListViewProps } from '../src/areas/map/CheckInList/CheckInListView.tsx'
export { CHECK_IN_FILTERS, type CheckInFilters } from '../src/areas/map/CheckInList/checkInFilters.ts'
