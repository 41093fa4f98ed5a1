export { Journey } from './TripDetail/Journey.tsx'
export { TripDetail } from './TripDetail/TripDetail.tsx'
export { TripDetailSheet } from './TripDetail/TripDetailSheet.tsx'
