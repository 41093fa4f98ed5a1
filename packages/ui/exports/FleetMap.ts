export { FleetMap } from '../src/map/FleetMap.tsx'
export type { FleetMapPanel, FleetMapProps, KnownDriver, VehicleActions } from '../src/map/FleetMapProps.ts'
export type { MapPlace } from '../src/map/MapPlace.ts'
export type { MapProgress } from '../src/map/panels/MapLoading.tsx'
