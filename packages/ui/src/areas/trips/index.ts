export { type RouteKey, routeKeyOf } from './RouteList/RouteKey.ts'
export { TripDetail } from './TripDetail/TripDetail.tsx'
export { type ChatBooking, TripDetailSheet } from './TripDetail/TripDetailSheet.tsx'
export { TripJourney } from './TripDetail/TripJourney.tsx'
