export { FleetMap, type FleetMapProps, type VehicleActions } from '../src/map/FleetMap.tsx'
export type { MapProgress } from '../src/map/panels/MapLoading.tsx'
