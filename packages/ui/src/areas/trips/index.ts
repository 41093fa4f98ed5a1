export { Journey } from './TripDetail/Journey.tsx'
export { TripDetail } from './TripDetail/TripDetail.tsx'
export { type ChatBooking, TripDetailSheet } from './TripDetail/TripDetailSheet.tsx'
