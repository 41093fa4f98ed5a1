export { HomeMap, type HomeMapProps } from '../src/widgets/HomeMap/HomeMap.tsx'
export { HomeMapView, type HomeMapViewProps } from '../src/widgets/HomeMap/HomeMapView.tsx'
