export { OWNER_FILTERS, type OwnerFilters } from '../src/areas/map/index.ts'
export { TripList, type TripListProps } from '../src/areas/trips/TripList/TripList.tsx'
export { TripListView, type TripListViewProps } from '../src/areas/trips/TripList/TripListView.tsx'
