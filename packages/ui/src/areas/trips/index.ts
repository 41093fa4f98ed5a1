export { Journey } from './TripDetail/Journey.tsx'
export { TripDetailSheet } from './TripDetail/TripDetailSheet.tsx'
