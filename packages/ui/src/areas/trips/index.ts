export { Journey } from './TripDetail/Journey.tsx'
export { type ChatBooking, TripDetailSheet } from './TripDetail/TripDetailSheet.tsx'
export { TripDetail } from './TripDetail/TripDetail.tsx'
