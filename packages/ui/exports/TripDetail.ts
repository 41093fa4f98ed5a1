export { TripDetail, type TripDetailProps } from '../src/widgets/TripDetail/TripDetail.tsx'
export { TripDetailSheet, type TripDetailSheetProps } from '../src/widgets/TripDetail/TripDetailSheet.tsx'
export { TripDetailView, type TripDetailViewProps } from '../src/widgets/TripDetail/TripDetailView.tsx'
export type { TripDetailTarget } from '../src/widgets/TripDetail/tripDetailQuery.ts'
