export { OwnerMap, type OwnerMapProps } from '../src/areas/map/OwnerMap/OwnerMap.tsx'
export { OwnerMapView } from '../src/areas/map/OwnerMap/OwnerMapView.tsx'
export type { OwnerMapViewProps } from '../src/areas/map/OwnerMap/OwnerMapViewProps.ts'
