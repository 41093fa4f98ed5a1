export { TripDetail, type TripDetailProps } from '../src/areas/trips/TripDetail/TripDetail.tsx'
export { TripDetailSheet, type TripDetailSheetProps } from '../src/areas/trips/TripDetail/TripDetailSheet.tsx'
export { TripDetailView, type TripDetailViewProps } from '../src/areas/trips/TripDetail/TripDetailView.tsx'
export type { TripDetailTarget } from '../src/areas/trips/TripDetail/tripDetailQuery.ts'
