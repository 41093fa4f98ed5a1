export { bearing } from './bearing.ts'
export { type CheckInEntry, type CheckInFilter, filterCheckIns, indexCheckIns } from './checkIns.ts'
export { CITIES, type City, type CityWord, cityLabel, DEFAULT_CITY, findCity } from './cities.ts'
export { compareStamps } from './compareStamps.ts'
export { DRIVER_COUNTERS, type DriverCounter, type DriverCounts } from './driverCounts.ts'
export {
  type DriverMarker,
  driverMarker,
  type MarkerColour,
  OFFLINE_STATUS,
  SELECTED_STATUS,
} from './driverMarker.ts'
export { driverOf, driverVehicles, locationsOfVehicles, shownDrivers } from './driverVehicles.ts'
export { type FleetVehicle, fleetVehicles } from './fleetVehicles.ts'
export {
  CAR_ICON_WIDTH,
  carIconSize,
  DEFAULT_ICON_SIZE,
  type IconSize,
  markerSize,
  SELECTED_ICON_SIZE,
} from './iconSize.ts'
export { isPosition, isSamePlace, type LatLng } from './latLng.ts'
export { type MapDrawing, mapDrawing } from './mapDrawing.ts'
export type { DriverLocations, MapDriver, OwnerLocations } from './mapDriver.ts'
export type { MapLocation } from './mapLocation.ts'
export { type MapPolling, mapPolling } from './mapPolling.ts'
export { type MapEvent, mapReducer } from './mapReducer.ts'
export { MAP_REFRESH, type RefreshTimes } from './mapRefresh.ts'
export type { MapScreen } from './mapScreen.ts'
export {
  INITIAL_PERIOD,
  initialMapState,
  MAP_PARTS,
  type MapPanel,
  type MapPeriod,
  type MapState,
  type MapSwitch,
} from './mapState.ts'
export { MAP_ZOOM } from './mapZoom.ts'
export { type PathPlace, pathWalk } from './pathWalk.ts'
export { isQuiet, QUIET_AFTER, quietBefore } from './quietVehicles.ts'
export type { BookingTripInfo, OwnerTripSummary, TripInfo } from './tripInfo.ts'
export {
  DETAIL_ROUTE_LINE,
  type LineColour,
  ROUTE_LINE,
  TRIP_MARKERS,
  type TripLayer,
  type TripLine,
  type TripLineOptions,
  tripLine,
} from './tripLine.ts'
export type { TripRoute } from './tripRoute.ts'
export { type MapView, selectedView, visibleMarkers } from './visibleMarkers.ts'
