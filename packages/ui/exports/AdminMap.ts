export { AdminMap, type AdminMapProps } from '../src/areas/map/AdminMap/AdminMap.tsx'
export { AdminMapView, type AdminMapViewProps } from '../src/areas/map/AdminMap/AdminMapView.tsx'
