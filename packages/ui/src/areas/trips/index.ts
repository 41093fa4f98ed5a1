export { TripDetail } from './TripDetail/TripDetail.tsx'
export { type ChatBooking, TripDetailSheet } from './TripDetail/TripDetailSheet.tsx'
export { TripJourney } from './TripDetail/TripJourney.tsx'
