export { AdminMap, type AdminMapProps } from '../src/areas/map/AdminMap/AdminMap.tsx'
export { AdminMapView } from '../src/areas/map/AdminMap/AdminMapView.tsx'
export type { AdminMapViewProps } from '../src/areas/map/AdminMap/AdminMapViewProps.ts'
