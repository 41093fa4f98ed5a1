export {
  type AmountLine,
  amountLines,
  type FareEstimate,
  fareEstimate,
  type TripAmounts,
} from './amountLines.ts'
export { type DetailAudience, showsDetailContact } from './detailContact.ts'
export { detailStatus, shownStatus } from './detailStatus.ts'
export { type ExtraLine, extraLine, type TripExtra } from './extras.ts'
export { photoAddress } from './photoAddress.ts'
export { reorderVehicle } from './reorderVehicle.ts'
export { hasRoute, type PathPoint, routePath } from './routePath.ts'
export { type OwnerVehicle, type Trip, type TripBooking, type TripPage, tripVehicleLabel } from './trip.ts'
export { detailTripCode, type TripDetail } from './tripDetail.ts'
