export {
  FleetMap,
  type FleetMapPanel,
  type FleetMapProps,
  type VehicleActions,
} from '../src/map/FleetMap.tsx'
export type { MapPlace } from '../src/map/MapPlace.ts'
export type { MapProgress } from '../src/map/panels/MapLoading.tsx'
