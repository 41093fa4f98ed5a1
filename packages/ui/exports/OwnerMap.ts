export { OwnerMap, type OwnerMapProps } from '../src/areas/map/OwnerMap/OwnerMap.tsx'
export { OwnerMapView, type OwnerMapViewProps } from '../src/areas/map/OwnerMap/OwnerMapView.tsx'
